import { Link } from 'react-router-dom';
import { landingPath } from '../session/returnPath';

export const HomeLink = () => <Link to={landingPath}>Go to the dashboard</Link>;
