import { Link } from 'react-router-dom';
import { landingPath } from '../session/returnPath';

/** The way out of a page that shows nothing. */
export const HomeLink = () => <Link to={landingPath}>Go to the dashboard</Link>;
