import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, accountChange } from '#functions/account/public.ts'
import { DocumentId, TeamId } from '#shared/domain/ids/ids.ts'
import { castIds } from '#tests/cast/actors.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { type DocumentRecord, documents } from '../store/documents.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

it('documents of a client are seen by the teams that look after it; what staff keep and what another agency has stays', async () => {
  const { accountId, agencyId, teamIds, id: policyId, created } = await desk.aPolicy()
  const aDocument = (last: string, more: Partial<DocumentRecord> = {}): DocumentRecord => ({
    id: DocumentId.parse(`doc_01JH0000000000000000000${last}`),
    docName: 'Policy.pdf',
    docType: 'Policy',
    accountId,
    agencyId,
    teamIds,
    policyId,
    file: `documents/${last}`,
    size: 1,
    created,
    createdBy: 'Operations',
    ...more,
  })
  const { agencyId: _, ...staffs } = aDocument('F03', { audience: 'STAFF', teamIds: [] })
  const all = [
    aDocument('F01'),
    aDocument('F02', { audience: 'AGENCY' }),
    staffs,
    aDocument('F04', { agencyId: castIds.agency(2) as never }),
  ]
  await commit(all.map((each) => documents.create(each)))
  const account = await accountById(accountId)
  if (account === undefined) throw new Error('The account is gone.')
  await commit([accountChange(account, { ...account, teams: [{ id: TeamId.parse(castIds.team(2)), name: 'Team 2' }] })])
  for (const id of ['evt_1', 'evt_2']) await handOver(worker, 'account.handedOver', { accountId, agent: true }, id)
  const teams = await Promise.all(all.map(async ({ id }) => (await documents.byId(id))?.teamIds))
  expect(teams).toEqual([[castIds.team(2)], [castIds.team(2)], [], teamIds])
})
