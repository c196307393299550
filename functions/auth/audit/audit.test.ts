import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accounts } from '#functions/account/index.ts'
import { users } from '#functions/directory/store/users.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { updateAgency } from '#shared/contracts/account/agencies.ts'
import { createApiKey, removeApiKey, updateApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { type AuditLine, exportAuditTrail, searchAuditTrail } from '#shared/contracts/auth/audit.ts'
import { AgencyId, UserId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf } from '#tests/support/operation.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { apiKeys } from '../store/apiKeys.ts'

const as = callerOf(handler)
const asOfAccounts = callerOf(accounts)
const jumpedIn = {
  ...cast.superAdmin,
  accountType: 'AGENCY',
  role: 'Agency Admin',
  ownRole: 'Super Admin',
  organizationId: castIds.agency(1),
} as const
const otherAdmin = { ...cast.otherProducer, role: 'Agency Admin' } as const
let insured: typeof cast.policyHolder & { role: 'Account Admin' }
let table: TestTable
let settle: () => Promise<void>

const rename = (actor: Parameters<typeof asOfAccounts>[0], description: string) =>
  asOfAccounts(actor)(updateAgency, {
    params: { agencyId: AgencyId.parse(castIds.agency(1)) },
    body: { description },
  })

beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
  await bookAgencies()
  await commit([
    users.create(
      aUser({
        id: cast.superAdmin.userId,
        accountType: 'COWBELL',
        organizationId: 'provider',
        firstName: 'Sue',
        lastName: 'Staff',
        email: 's@p.example',
      }),
    ),
    users.create(aUser({ id: cast.agencyAdmin.userId, firstName: '=Ada', email: 'a@agency1.example' })),
  ])
  const made = await asOfAccounts(cast.agencyAdmin)(createAccount, { body: { name: 'Client Inc', state: 'OR' } })
  insured = { ...cast.policyHolder, role: 'Account Admin', organizationId: made.ok ? made.value.id : '' }
  expect(await rename(cast.agencyAdmin, 'Ours')).toMatchObject({ ok: true })
  expect(await rename(jumpedIn, 'Theirs')).toMatchObject({ ok: true })
  await settle()
})
afterAll(() => table.stop())

const read = async (actor: Parameters<typeof as>[0], query: object = {}): Promise<readonly AuditLine[]> => {
  const hits: AuditLine[] = []
  let after: string | undefined
  do {
    const page = await as(actor)(searchAuditTrail, {
      query: { size: 2, ...query, ...(after !== undefined && { after }) },
    })
    if (!page.ok) throw new Error(page.problem.code)
    hits.push(...page.value.hits)
    after = page.value.nextToken
  } while (after !== undefined)
  return hits
}
const deeds = (lines: readonly AuditLine[]) => lines.map(({ operation, kind }) => `${operation} ${kind}`)

describe('the audit trail', () => {
  it('is read by staff administrators whole, with names, before and after, and for whom somebody jumped in', async () => {
    const lines = await read(cast.superAdmin)
    expect(lines.map(({ at }) => at)).toEqual(
      lines
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(lines[0]).toMatchObject({
      operation: 'updateAgency',
      kind: 'agency',
      recordId: castIds.agency(1),
      record: 'Agency 1',
      by: 'Sue Staff',
      actorId: cast.superAdmin.userId,
      jumpedIn: { id: castIds.agency(1), name: 'Agency 1' },
      changes: expect.arrayContaining([{ field: 'description', before: 'Ours', after: 'Theirs' }]),
    })
    expect(deeds(lines)).toContain('createAccount account')
    expect(deeds(lines)).toContain('system user')
  })

  it('is narrowed to a person, an organization, a record, a kind, an operation, what was done jumped in, and days', async () => {
    const by = (query: object) => read(cast.superAdmin, query)
    expect(deeds(await by({ actor: cast.superAdmin.userId }))).toEqual(['updateAgency agency'])
    expect(deeds(await by({ jumpedIn: true }))).toEqual(['updateAgency agency'])
    expect(deeds(await by({ kind: 'account' }))).toEqual(['createAccount account'])
    expect(deeds(await by({ operation: 'createAccount' }))).toContain('createAccount account')
    const ofAgency = await by({ organization: castIds.agency(1), kind: 'agency', actor: cast.agencyAdmin.userId })
    expect(deeds(ofAgency)).toEqual(['updateAgency agency'])
    const ofRecord = await by({ record: castIds.agency(1) })
    expect(ofRecord.map(({ version }) => version)).toEqual([3, 2, 1])
    expect(deeds(await by({ record: castIds.agency(1), jumpedIn: true }))).toEqual(['updateAgency agency'])
    // Of one record all of it, however long ago; else the days before.
    const later = new Date(Date.now() + 90 * 86_400_000).toISOString()
    expect(await by({ record: castIds.agency(1), to: later })).toHaveLength(3)
    expect(await by({ organization: castIds.agency(1), to: later })).toEqual([])
    const [from, to] = ['2026-11-27T00:00:00.000Z', '2026-11-26T00:00:00.000Z'] as const
    for (const backwards of [
      { from, to },
      { from, to, record: castIds.agency(1) },
    ])
      expect(await by(backwards)).toEqual([])
    for (const narrowed of [{}, { record: castIds.agency(1) }, { organization: castIds.agency(1) }])
      expect(await by({ to: '2026-01-01T00:00:00Z', ...narrowed })).toEqual([])
  })

  it('is read by an organization’s administrator of the own organization alone, the provider’s people unnamed', async () => {
    const lines = await read(cast.agencyAdmin)
    expect(deeds(lines).slice(0, 3)).toEqual(['updateAgency agency', 'updateAgency agency', 'createAccount account'])
    expect(lines[0]).toMatchObject({ jumpedIn: { id: castIds.agency(1) } })
    expect(JSON.stringify(lines)).not.toMatch(/Sue|Staff/)
    expect(lines[0]).not.toHaveProperty('actorId')
    expect(lines[2]).toMatchObject({ record: 'Client Inc', changes: expect.arrayContaining([expect.anything()]) })
    expect(lines[1]).toMatchObject({ by: '=Ada Marsh', actorId: cast.agencyAdmin.userId })
    expect(await read(cast.agencyAdmin, { actor: cast.superAdmin.userId })).toEqual([])
    expect(await read(cast.agencyAdmin, { organization: castIds.agency(2) })).toEqual([])
    expect(await read(cast.agencyAdmin, { record: castIds.agency(2) })).toEqual([])
    expect(JSON.stringify(await read(otherAdmin))).not.toMatch(/Client Inc|Ours/)
    expect(await read(otherAdmin, { record: castIds.agency(1) })).toEqual([])
    expect(deeds(await read(insured))).toEqual(['createAccount account'])
    expect(JSON.stringify(await read(insured))).not.toContain('isVerifiedByAgent')
  })

  it('tells of an organization’s keys who made and changed them, not what they open by and when they were used', async () => {
    const admin = { ...cast.agencyAdmin, stepUpAt: Math.floor(Date.now() / 1000) }
    const grant = { name: 'Rating bridge', scopes: ['quote:read' as const] }
    const made = await as(admin)(createApiKey, { body: grant })
    if (!made.ok) throw new Error(made.problem.code)
    const { id: keyId, secret } = made.value
    const key = await apiKeys.require(keyId)
    await commit([apiKeys.update(key, { ...key, lastUsedAt: new Date().toISOString(), lastUsedFrom: '198.51.100.7' })])
    const body = { ...grant, scopes: ['quote:read' as const, 'policy:read' as const], enabled: false }
    expect(await as(admin)(updateApiKey, { params: { keyId }, body })).toMatchObject({ ok: true })
    expect(await as(admin)(removeApiKey, { params: { keyId } })).toMatchObject({ ok: true })
    await settle()
    const lines = await read(cast.agencyAdmin, { kind: 'apiKey' })
    expect(lines.map(({ operation }) => operation)).toEqual(['removeApiKey', 'updateApiKey', 'createApiKey'])
    const [, updated] = lines
    expect(updated?.changes).toEqual(
      expect.arrayContaining([
        { field: 'enabled', before: true, after: false },
        { field: 'scopes', before: ['quote:read'], after: ['quote:read', 'policy:read'] },
      ]),
    )
    expect(JSON.stringify(lines)).not.toContain(secret)
    expect(JSON.stringify(await read(cast.superAdmin, { kind: 'apiKey' }))).not.toContain(key.secretHash)
    expect(await read(otherAdmin, { kind: 'apiKey' })).toEqual([])
  })

  it('goes on from no place that it never answered', async () => {
    for (const after of ['x', '2026-02-31T00:00:00.000Z', '2026-13-01T00:00:00.000Z#a#1'])
      for (const query of [{ after }, { after, record: castIds.agency(1) }])
        expect(await as(cast.superAdmin)(searchAuditTrail, { query })).toMatchObject({ value: { hits: [] } })
  })

  it('is nobody else’s', async () => {
    for (const actor of [cast.underwriter, cast.producer, cast.agent, cast.policyHolder, cast.clusterViewer]) {
      expect(await as(actor)(searchAuditTrail, { query: {} })).toMatchObject({ status: 403 })
      expect(await as(actor)(exportAuditTrail, { body: {} })).toMatchObject({ status: 403 })
    }
  })

  it('is taken away as a file by who has just proved who they are; nothing in it is a formula, and the trail tells of it', async () => {
    const { stepUpAt: _, ...unproved } = cast.agencyAdmin
    expect(await as(unproved)(exportAuditTrail, { body: {} })).toMatchObject({
      problem: { code: 'auth.stepUpRequired' },
    })
    const file = await as(cast.agencyAdmin)(exportAuditTrail, {
      body: { actor: UserId.parse(cast.agencyAdmin.userId) },
    })
    if (!file.ok) throw new Error(file.problem.code)
    expect(file.value).toMatchObject({ fileName: expect.stringMatching(/^audit-[\dTZ-]+\.csv$/) })
    expect(file.value.nextToken).toBeUndefined()
    const rows = file.value.csv.trimEnd().split('\r\n')
    expect(rows).toHaveLength(file.value.lines + 1)
    expect(rows[0]).toBe(
      '"When (UTC)","By","ID of who did it","Works for","Operation","Kind of record","ID of the record","Record","Version","Through","Changes","Seal"',
    )
    expect(rows[1]).toContain(`"'=Ada Marsh"`)
    // Hidden values could be guessed by the seal of an entry.
    expect(rows[1]).toMatch(/,""$/)
    expect(createHash('sha256').update(file.value.csv).digest('hex')).toBe(file.value.sha256)
    await settle()
    expect(deeds(await read(cast.agencyAdmin))[0]).toBe('exportAuditTrail auditExport')
    expect((await read(cast.superAdmin))[0]).toMatchObject({
      operation: 'exportAuditTrail',
      changes: expect.arrayContaining([
        { field: 'filter', after: { actor: cast.agencyAdmin.userId } },
        { field: 'sha256', after: file.value.sha256 },
      ]),
    })
  })

  it('has for staff the seal of each entry, by which an examiner holds the file against the trail', async () => {
    const file = await as(cast.superAdmin)(exportAuditTrail, { body: {} })
    if (!file.ok) throw new Error(file.problem.code)
    const entries = await read(cast.superAdmin, { size: 100 })
    const seals = file.value.csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      // One that begins as a formula does stands behind an apostrophe.
      .map((row) => /,"'?([^"]*)"$/.exec(row)?.[1])
    expect(seals.every((seal) => seal !== undefined && seal !== '')).toBe(true)
    for (const { seal } of entries.slice(1)) expect(seals).toContain(seal)
  })

  it('is taken away in parts, the first with a head', async () => {
    const [newest] = await read(cast.superAdmin, { size: 1, actor: cast.agencyAdmin.userId })
    const rest = await as(cast.agencyAdmin)(exportAuditTrail, {
      body: { actor: UserId.parse(cast.agencyAdmin.userId), to: newest?.at, after: `${newest?.at}|` },
    })
    expect(rest.ok && rest.value.csv).not.toContain('"operation"')
  })
})
