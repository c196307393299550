import { describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import type { PolicyRow } from '../store/policies.ts'
import { type Owners, reachOf } from './reach.ts'

const [agencyId, otherAgencyId] = [castIds.agency(1), castIds.agency(2)]
const [accountId, otherAccountId] = [castIds.account(1), castIds.account(2)]
const [teamId, otherTeamId] = [castIds.team(1), castIds.team(2)]
const [agency, account, team] = [`agency:${agencyId}`, `account:${accountId}`, `team:${teamId}`]
const agentOfBoth = { ...cast.agent, teamIds: [teamId, otherTeamId] }
/** A row, as far as it is looked at here. */
const row = { id: 'pol_1', agencyId, accountId, teamIds: [teamId] } as unknown as PolicyRow

describe('the lists that are read for policies', () => {
  it.each<[string, Actor, Owners, readonly string[], boolean, boolean]>([
    ['staff: all', cast.superAdmin, {}, ['all'], true, false],
    ['staff: an agency’s', cast.superAdmin, { agencyId }, [agency], true, false],
    ['staff: an account’s of an agency', cast.superAdmin, { agencyId, accountId }, [account], false, false],
    ['staff: a team’s of an agency', cast.superAdmin, { agencyId, teamId }, [team], false, false],
    ['staff: a team’s', cast.superAdmin, { teamId }, [team], true, true],
    ['an agency: its own', cast.producer, {}, [agency], true, false],
    ['an agency: its own, named', cast.producer, { agencyId }, [agency], true, false],
    ['an agency: an account’s', cast.producer, { accountId }, [account], false, false],
    ['an agency: a team’s', cast.producer, { teamId }, [team], false, true],
    ['an agent of two teams: theirs', agentOfBoth, {}, [team, `team:${otherTeamId}`], true, false],
    ['an agent of two teams: one’s', agentOfBoth, { teamId }, [team], true, true],
    ['an agent of a team: another’s', cast.agent, { teamId: otherTeamId }, [`team:${otherTeamId}`], false, true],
    ['an insured: its own', cast.policyHolder, {}, [account], true, false],
    ['a guest: none, whatever is asked for', guestOf('E_PAY', 'pol_1'), { teamId }, [], true, false],
  ])('%s', (_, actor, owners, scopes, isExact, isOfTeam) => {
    expect(reachOf(actor, owners)).toMatchObject({ scopes, isExact, isOfTeam })
  })

  it.each<[string, Actor, Owners, boolean]>([
    ['what is theirs and nothing is asked for', cast.producer, {}, true],
    ['what is another’s', cast.otherProducer, {}, false],
    ['another’s that is asked for', cast.otherProducer, { accountId }, false],
    ['what is of all that is asked for', cast.superAdmin, { agencyId, accountId, teamId }, true],
    ['another agency’s', cast.superAdmin, { agencyId: otherAgencyId, accountId, teamId }, false],
    ['another account’s', cast.superAdmin, { agencyId, accountId: otherAccountId, teamId }, false],
    ['another team’s', cast.superAdmin, { agencyId, accountId, teamId: otherTeamId }, false],
  ])('of them is kept %s: %#', (_, actor, owners, keeps) => {
    expect(reachOf(actor, owners).keeps(row)).toBe(keeps)
  })

  it('of the rows of two teams, those of one of them are kept', () => {
    const ofBoth = { ...row, teamIds: [otherTeamId, teamId] } as unknown as PolicyRow
    expect(reachOf(cast.superAdmin, { teamId }).keeps(ofBoth)).toBe(true)
  })
})
