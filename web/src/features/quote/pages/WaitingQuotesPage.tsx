import { Navigate } from 'react-router'
import { usePersona } from '#web/layout/usePersona.ts'
import { dashboardPath, personaOf } from '#web/paths.ts'

/** The inbox of who sells (quoting-and-servicing, section 2, Routes): the quotes that wait for them. */
export const WaitingQuotesPage = () => {
  const persona = usePersona()
  const waiting = persona === 'AGENCY' ? `${dashboardPath(persona, 'quotes')}&waiting=me` : personaOf(persona)?.home
  return <Navigate to={waiting ?? '/'} replace />
}
