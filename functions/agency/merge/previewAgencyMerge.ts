import { implement } from '#functions/_platform/http/implement.ts'
import { accountCountOf } from '#functions/account/public.ts'
import { relationshipsAbove } from '#functions/directory/organizations/seersOf.ts'
import { agenciesBelow, agencyUsers } from '#functions/directory/public.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import { agreementCountOf } from '#functions/ledger/public.ts'
import { openSubmissionCountOf } from '#functions/submission/public.ts'
import * as contract from '#shared/contracts/account/agencyMerge.ts'
import { holdsOn } from '#shared/domain/organizations/relationships.ts'
import { linkNames } from '../organizations/linkNames.ts'
import { salesOf } from '../salesOf.ts'
import { todayHere } from '../todayHere.ts'
import { mergeFound } from './mergeFound.ts'
import { isNarrowed } from './peopleGoOver.ts'
import { sameTeam, teamsOf } from './sameTeams.ts'

export const previewAgencyMerge = implement(contract.previewAgencyMerge)(async ({ params, query, actor, now }) => {
  const { from, into } = await mergeFound({ ...params, ...query }, actor)
  const scopes = [`agency:${from.id}`]
  const [clients, sales, submissions, people, teams, below, above, licenses, surplus, agreements] = await Promise.all([
    accountCountOf(scopes),
    salesOf(scopes),
    openSubmissionCountOf(scopes),
    agencyUsers(from.id),
    teamsOf(from.id),
    agenciesBelow(from.id, ['locationOf']),
    relationshipsAbove([from.id]),
    agencyLicenses.every({ scopes }),
    surplusLicenses.every({ scopes }),
    agreementCountOf(from.id),
  ])
  const same = await Promise.all(teams.map((team) => sameTeam(team, into.id)))
  const belongs = above.filter((each) => each.from === from.id && holdsOn(each, todayHere(now))).map(({ to }) => to)
  const names = await linkNames(belongs)
  return {
    into: { id: into.id, name: into.name },
    clients,
    quotes: sales.quotes,
    submissions,
    policies: sales.binders + sales.policies,
    people: people.filter((user) => !isNarrowed(user, from.id)).length,
    narrowed: people
      .filter((user) => isNarrowed(user, from.id))
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    teams: teams.filter((_, index) => same[index] === undefined).map(({ name }) => name),
    locations: below.map(({ name }) => name),
    memberships: belongs.map((id) => names.get(id) ?? ''),
    licenses: licenses.length + surplus.length,
    agreements,
  }
})
