import { Navigate } from 'react-router'
import { isUnsupportedBrowser } from './layout/isUnsupportedBrowser.ts'
import { paths } from './paths.ts'

/** The root leads to the login; browsers that cannot run the product to the page that says so. */
export const RootRedirect = () => <Navigate to={isUnsupportedBrowser() ? paths.unsupported : paths.login} replace />
