import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { addMsspAccount } from '#shared/contracts/account/relationships.ts'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { type AccountId, PersonaId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { prepareAccount } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Kettle Moraine Foods',
  uk: 'Meridian Supply',
  au: 'Opal Foods Pty Ltd',
}

for (const region of everywhere) {
  const { superAdmin } = people(region)
  const { chapter, meet } = story('mssp', region)
  const company = companies[region]
  let analyst: Visitor
  let accountId: AccountId

  chapter('an analyst of a security provider finds the insured that consented, and what it needs', async () => {
    const api = await clientOf(superAdmin)
    const hostname = `lodestar-${region}`
    const contactEmail = `ada@${hostname}.example`
    const contact = { contactFirstName: 'Ada', contactLastName: 'Archer', contactEmail, contactPhone: superAdmin.phone }
    const { id: organizationId } = await api.call(createPersonaRecord, {
      params: { type: 'mssp' },
      body: { name: `Lodestar Watch ${region.toUpperCase()}`, hostname, ...contact },
    })
    ;({ accountId } = await prepareAccount(region, company))
    const msspId = PersonaId.parse(organizationId)
    await api.call(addMsspAccount, { body: { msspId, accountId, consentedBy: 'Robin Ashby, CISO' } })
    analyst = meet(await visit(region))
    const { page } = analyst
    const person = await newcomer(region, { email: contactEmail, role: 'Security Analyst', organizationId })
    await arrive(analyst, person)
    const posture = page.getByRole('region', { name: 'Posture' })
    await sees(posture.getByRole('row', { name: new RegExp(company) }).getByText('No agreement'))
    // Nothing of money.
    expect(await page.getByText(/[$£]\d/).count()).toBe(0)
  })

  chapter('connects a system of it, and reads what is to be fixed and what that does', async () => {
    const { page } = analyst
    await page.getByRole('region', { name: 'Posture' }).getByRole('link', { name: company }).click()
    await page.getByRole('link', { name: 'See connectors' }).click()
    await page.getByRole('button', { name: 'ADD Qualys VMDR' }).click()
    const consent = page.getByRole('dialog', { name: 'Privacy addendum for Qualys VMDR' })
    await consent.getByRole('checkbox').check()
    await consent.getByRole('button', { name: 'Accept' }).click()
    const form = page.getByRole('dialog', { name: 'Connect Qualys VMDR' })
    await form.getByLabel('API User').fill('palisade-reader')
    await form.getByLabel('Password', { exact: true }).fill('a long secret')
    await form.getByRole('button', { name: 'Connect' }).click()
    const system = page.getByRole('region', { name: 'Qualys VMDR' })
    await sees(system.getByText(/^Score \d+ of \d+$/))
    await sees(system.getByText('What helps most'))
    expect(await barriers(analyst)).toEqual([])
    await analyst.shot('mssp-connected')
    await page.goto('/mssp/dashboard')
    const row = page.getByRole('region', { name: 'Posture' }).getByRole('row', { name: new RegExp(company) })
    await sees(row.getByText('1 connected, 1 agreed to'))
    await sees(row.getByText(/Risk score \+\d/))
    if (region !== once) return
    await analyst.shot('mssp-home')
    await analyst.resize('phone')
    await fits(analyst)
    await analyst.shot('mssp-home')
  })

  chapter('and the agent of the insured sees that it is connected', async () => {
    const agent = meet(await visit(region))
    await arrive(agent, people(region).producer, `/agency/accounts/${accountId}`)
    await sees(agent.page.getByText('1 connected account'))
  })
}
