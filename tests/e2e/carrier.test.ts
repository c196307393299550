import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { addPersonaToProgramme, removePersonaFromProgramme } from '#shared/contracts/account/relationships.ts'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { assignClaim, getClaimFile } from '#shared/contracts/claims/desk.ts'
import { setClaimReserve } from '#shared/contracts/claims/money.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { AccountId, type ClaimId, PersonaId, PolicyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { type Issued, preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'McAllister Systems',
  uk: 'Marlow Software Limited',
  au: 'Hocking Systems',
}

/** A claim of a policy, reserved by the provider's desk in minor units. */
const reservedClaim = async (region: RegionCode, issued: Issued, amount: number): Promise<ClaimId> => {
  const { headOfClaims, producer } = people(region)
  const agent = await clientOf(producer)
  const accountId = AccountId.parse(issued.accountId)
  const { address1, city, state, zipCode } = await agent.call(getAccount, { params: { accountId } })
  const { id: claimId } = await agent.call(createClaim, {
    body: {
      accountId,
      policyId: PolicyId.parse(issued.policyId),
      isFiled: true,
      reporter: { name: 'Marion Mack', role: 'Policy Holder', email: 'marion@mack.example' },
      ...{ address: address1, city, state, zipCode },
      lossDescription: 'Files are locked and a note asks for money.',
    },
  })
  const desk = await clientOf(headOfClaims)
  const params = { claimId }
  await desk.call(assignClaim, { params, body: { adjusterId: 'me' } })
  const { cover } = await desk.call(getClaimFile, { params })
  const coverageId = cover.coverages[0]?.coverageId
  if (coverageId === undefined) throw new Error('The policy of the claim covers nothing.')
  await desk.call(setClaimReserve, { params, body: { kind: 'EXPENSE', coverageId, amount, reason: 'Forensics' } })
  return claimId
}

for (const region of everywhere) {
  const { superAdmin } = people(region)
  const { chapter, meet } = story('carrier', region)
  const hostname = `gannet-${region}`
  let personaId: PersonaId
  let issued: Issued

  chapter('a carrier’s administrator says from which cost on it is told of claims', async () => {
    const api = await clientOf(superAdmin)
    const contactEmail = `ada@${hostname}.example`
    const contact = { contactFirstName: 'Ada', contactLastName: 'Archer', contactEmail, contactPhone: superAdmin.phone }
    const { id } = await api.call(createPersonaRecord, {
      params: { type: 'carrier' },
      body: { name: `Gannet Mutual ${region.toUpperCase()}`, hostname, ...contact },
    })
    personaId = PersonaId.parse(id)
    await api.call(addPersonaToProgramme, { params: { personaId }, body: {} })
    issued = await preparePolicy(region, companies[region], 5)
    const admin = await newcomer(region, { email: contactEmail, role: 'Carrier Admin', organizationId: id })
    const head = meet(await visit(region))
    const { page } = head
    await arrive(head, admin, '/carrier/organization')
    await page.getByRole('button', { name: 'Edit' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: /^Claims notice level/ }).click()
    await page.getByRole('option', { name: /^[$£]50,000/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await seesNoMore(dialog)
    await page.goto('/carrier/dashboard?tab=policies')
    await sees(page.getByRole('row', { name: new RegExp(issued.policyNumber) }))
    if (region !== once) return
    await head.shot('carrier-home')
    await head.resize('phone')
    await fits(head)
    await head.shot('carrier-home')
  })

  chapter('its adjuster finds a claim above it at home, takes it over, and notes what is to be done', async () => {
    const claimId = await reservedClaim(region, issued, 7_500_000)
    const organizationId = personaId
    const email = `delia@${hostname}.example`
    const person = await newcomer(region, { email, role: 'Carrier Claims Adjuster', organizationId })
    const adjuster = meet(await visit(region))
    const { page } = adjuster
    await arrive(adjuster, person, '/carrier/dashboard')
    await page.getByRole('link', { name: /Claims above notice level/ }).click()
    await page.waitForURL('**/carrier/claims?*')
    await page
      .getByRole('row', { name: new RegExp(companies[region]) })
      .getByRole('link')
      .first()
      .click()
    await page.waitForURL(`**/carrier/claims/${claimId}`)
    await page.getByRole('button', { name: 'Take over' }).click()
    await seesNoMore(page.getByRole('button', { name: 'Take over' }))
    await page.getByRole('button', { name: 'Add note' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add note' })
    await dialog.getByLabel('Note', { exact: true }).fill('Our counsel is to be heard before anything is paid.')
    await dialog.getByRole('button', { name: 'Add note' }).click()
    await seesNoMore(dialog)
    await sees(page.getByText('Our counsel is to be heard before anything is paid.'))
    const desk = await clientOf(people(region).headOfClaims)
    const file = await desk.call(getClaimFile, { params: { claimId } })
    expect(file).toMatchObject({ adjuster: { name: 'Ada Archer' } })
    if (region === once) await adjuster.shot('carrier-claim')
    const api = await clientOf(superAdmin)
    await api.call(removePersonaFromProgramme, { params: { personaId }, body: {} })
  })
}
