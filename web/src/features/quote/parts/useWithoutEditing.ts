import { useFlag } from '#web/api/environment.ts'
import { usePersona } from '#web/layout/usePersona.ts'

/** The reader is of an agency, and brokers do not edit quotes here (quoting-and-servicing, section 6). */
export const useWithoutEditing = (): boolean => {
  const brokersEdit = useFlag('brokerEditQuote')
  return usePersona() === 'AGENCY' && !brokersEdit
}
