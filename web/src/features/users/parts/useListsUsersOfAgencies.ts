import { useMay } from '#web/api/useMay.ts'
import { usePersona } from '#web/layout/usePersona.ts'

/** Whether one sees who works at an agency that one is in charge of: the provider's staff; digital agencies see teams alone. */
export const useListsUsersOfAgencies = (): boolean => {
  const persona = usePersona()
  const may = useMay()
  return persona === 'COWBELL' && may('user:read')
}
