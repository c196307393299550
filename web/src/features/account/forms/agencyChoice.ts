import { type PersonaHit, searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { call } from '#web/api/call.ts'
import { says } from '#web/api/orSay.ts'
import type { Option } from '#web/forms/SelectField.tsx'

/** As many agencies are offered at once; others are found by typing. */
const offered = 100

/**
 * The agencies that an account may be given to, found by name, and with each whom to speak to there.
 * Where they cannot be looked for, `failed` says so.
 */
export const agencyChoice = (failed: string) => {
  const found = new Map<string, PersonaHit>()
  return {
    search: async (text: string, signal: AbortSignal): Promise<Option<string>[]> => {
      const input = { params: { type: 'agency' }, query: { search: text, size: offered } }
      const { content } = await call(searchPersonaRecords, input, { signal }).catch(says(failed))
      for (const hit of content) found.set(hit.id, hit)
      return content.map(({ id, name, locationAlias }) => ({ value: id, label: name, hint: locationAlias }))
    },
    chosen: (agencyId: string) => {
      const { name, contactFirstName, contactLastName, contactEmail, contactPhone } = found.get(agencyId) ?? {}
      return {
        ...(name && { name }),
        ...(contactFirstName && { agentFirstName: contactFirstName }),
        ...(contactLastName && { agentLastName: contactLastName }),
        ...(contactEmail && { agentEmail: contactEmail }),
        ...(contactPhone && { agentPhoneNumber: contactPhone }),
      }
    },
  }
}
