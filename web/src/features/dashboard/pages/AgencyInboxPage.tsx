import { Navigate } from 'react-router'
import { usePersona } from '#web/layout/usePersona.ts'
import { dashboardPath } from '#web/paths.ts'

/** An agency's inbox: the quotes of the dashboard that wait for the reader. */
export const AgencyInboxPage = () => <Navigate to={`${dashboardPath(usePersona(), 'quotes')}&waiting=me`} replace />
