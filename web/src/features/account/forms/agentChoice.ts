import { searchAgencyAgents } from '#shared/contracts/account/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'

/** As many are offered at once; others are found by typing. */
const offered = 50

/** The people of an agency who can have an account, and what they are called. */
export const agentChoice = (agencyId: string | undefined) => {
  const names = new Map<string, { readonly agentFirstName: string; readonly agentLastName: string }>()
  return {
    nameOf: (email: string) => names.get(email),
    search: async (text: string, signal: AbortSignal) => {
      const { data } = AgencyId.safeParse(agencyId)
      if (data === undefined) return []
      const query = { agencyId: data, search: text, size: offered }
      const { content } = await call(searchAgencyAgents, { query }, { signal })
      return content.map(({ email, firstName, lastName }) => {
        names.set(email, { agentFirstName: firstName, agentLastName: lastName })
        return { value: email, label: `${firstName} ${lastName}`, hint: email }
      })
    },
  }
}
