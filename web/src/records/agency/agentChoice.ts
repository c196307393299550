import { searchAgencyAgents } from '#shared/contracts/account/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { call } from '../../api/call.ts'

/** As many are offered at once; others are found by typing. */
const offered = 50

type Person = { readonly agentFirstName: string; readonly agentLastName: string; readonly agentPhone: string }

/** The people of an agency who can have an account and sell, and what they are called. */
export const agentChoice = (agencyId: string | undefined) => {
  const people = new Map<string, Person>()
  const find = async (search: string, signal: AbortSignal) => {
    const { data } = AgencyId.safeParse(agencyId)
    if (data === undefined) return []
    const { content } = await call(searchAgencyAgents, { query: { agencyId: data, search, size: offered } }, { signal })
    return content.map(({ email, firstName, lastName, phone = '' }) => {
      people.set(email, {
        agentFirstName: firstName,
        agentLastName: lastName,
        // As the form keeps it: digits with the country code.
        agentPhone: phone.replace(/\D/g, ''),
      })
      return { email, name: `${firstName} ${lastName}` }
    })
  }
  return {
    personOf: (email: string) => people.get(email),
    nameOf: (email: string) => {
      const person = people.get(email)
      return person && { agentFirstName: person.agentFirstName, agentLastName: person.agentLastName }
    },
    search: async (text: string, signal: AbortSignal) =>
      (await find(text, signal)).map(({ email, name }) => ({ value: email, label: name, hint: email })),
    byEmail: async (text: string, signal: AbortSignal) =>
      (await find(text, signal)).map(({ email, name }) => ({ value: email, label: email, hint: name })),
  }
}
