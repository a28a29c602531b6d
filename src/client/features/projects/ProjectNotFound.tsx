import { Link } from 'react-router-dom';
import { NotFoundPage } from '../../widgets/unsent-texts/NotFoundPage';

/** Replaces a page of a project that does not exist or that the user may not see. */
export const ProjectNotFound = () => <NotFoundPage what="project" action={<Link to="/projects">All projects</Link>} />;
