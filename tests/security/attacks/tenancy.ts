import { insuredOf } from '#cdk/local/seed/book.ts'
import { type DemoPerson, people } from '#cdk/local/seed/cast.ts'
import { exampleOf, type Names } from '#cdk/openapi/exampleOf.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { searchAccounts } from '#shared/contracts/account/accounts.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { searchQuotes } from '#shared/contracts/quote/search.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { AccountType } from '#shared/permissions.ts'
import { absentFor } from '../names.ts'
import { type Attack, type Target, toldBy } from './attack.ts'
import { newcomer } from './newcomer.ts'

/** What its own producer knows of an agency, and texts by which an answer shows it. */
const agencyOf = async ({ ask, tokenOf }: Target, person: DemoPerson, accountType: AccountType) => {
  const { region } = person
  const token = await tokenOf(person)
  const read = async (operation: Operation, pattern: RegExp): Promise<string> => {
    const { status, body } = await ask(operation, {}, { token, region })
    const found = pattern.exec(body)?.[0]
    if (found === undefined) throw new Error(`${operation.name} shows no ${pattern}: ${status} ${body.slice(0, 200)}`)
    return found
  }
  const account = await read(searchAccounts, /acc_\w+/)
  const quote = await read(searchQuotes, /quo_\w+/)
  const agency = await read(getCurrentUser, /agy_\w+/)
  const user = await read(getCurrentUser, /usr_\w+/)
  const names: Names = { ...absentFor(accountType), account, agency, quote, draft: quote, user, email: person.email }
  return { names, marks: [account, quote, agency, user, person.lastName] }
}

/** Operations that tell or do the same whoever is named get their reason here. */
const onPurpose: Readonly<Record<string, string>> = {
  exportAuditTrail: 'The file is named for its moment and holds what the caller did until then.',
  listAllUsers: 'Whoever has user:directory lists the users of every account.',
}

/** The same of people, to the provider's staff: whoever has user:directory knows everybody of the region. */
const peopleOfTheRegion = ['getUser', 'listAgencyAccountUsers', 'listUserTeams']

/** What belongs to another agency, or is in another region, must look as if it did not exist. */
export const tenancy: Attack = {
  name: 'tenancy',
  attack: async (target) => {
    const { producer, agencyAdmin, otherProducer, superAdmin } = people('us')
    const insured = { ...producer, email: insuredOf('us').email }
    const { account } = await (await target.clientOf(producer)).call(getCurrentUser, {})
    const assigned = await newcomer(target, { roleId: 'Underwriter', agencies: [account.id] })
    const abroad = people('uk').otherProducer
    const callers = [
      { who: 'producer', person: producer, accountType: 'AGENCY', of: otherProducer },
      { who: 'agency admin', person: agencyAdmin, accountType: 'AGENCY', of: otherProducer },
      { who: 'insured', person: insured, accountType: 'CUSTOMER', of: otherProducer },
      { who: 'underwriter of an agency', person: assigned, accountType: 'COWBELL', of: otherProducer },
      { who: 'producer of another region', person: producer, accountType: 'AGENCY', of: abroad },
      { who: 'chief of another region', person: superAdmin, accountType: 'COWBELL', of: abroad },
    ] as const
    const broken: string[] = []
    for (const { who, person, accountType, of: stranger } of callers) {
      const { names, marks } = await agencyOf(target, stranger, accountType)
      const absent = absentFor(accountType)
      const token = await target.tokenOf(person)
      const told = async (operation: Operation, of: Names) => {
        const { role: _, ...given } = of
        const answer = await target.ask(operation, exampleOf(operation, of).input, { token })
        return toldBy(answer, ...new Set(Object.values(given))).replace(/job_\w+/, '@')
      }
      for (const operation of operations) {
        if (operation.access === 'public' || operation.name in onPurpose) continue
        if (accountType === 'COWBELL' && stranger.region === 'us' && peopleOfTheRegion.includes(operation.name))
          continue
        if (exampleOf(operation, names).kinds.size === 0) continue
        const before = await told(operation, absent)
        const foreign = await told(operation, names)
        const after = await told(operation, absent)
        if (foreign !== before && foreign !== after)
          broken.push(`${operation.name} tells the ${who} ${foreign.slice(0, 160)} and not ${before.slice(0, 160)}`)
        const shown = marks.find((mark) => foreign.includes(mark))
        if (shown !== undefined) broken.push(`${operation.name} shows the ${who} ${shown}`)
      }
    }
    return broken
  },
}
