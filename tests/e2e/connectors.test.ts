import { expect } from 'vitest'
import { openAccount } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { barriers } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { companyOf } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Bayou Data Labs Inc.',
  uk: 'Larkspur Data Labs',
  au: 'Nguyen Digital Pty Ltd',
}

for (const region of everywhere) {
  const { chapter, meet } = story('connectors', region)
  let insured: Visitor
  let accountId: AccountId

  chapter('an insured agrees to what is read, connects a system and sees its score', async () => {
    const company = companyOf(region, companies[region], 1_000_000)
    accountId = await openAccount(await clientOf(people(region).producer), company)
    const email = `security@connected-${region}.example`
    const person = await newcomer(region, { email, role: 'Account Admin', organizationId: accountId })
    insured = meet(await visit(region))
    await arrive(insured, person, '/customer/connectors')
    const { page } = insured
    await sees(page.getByRole('heading', { level: 2, name: 'Detection and response' }))
    await insured.shot('98-connectors')
    await page.getByRole('button', { name: 'ADD Qualys VMDR' }).click()
    const consent = page.getByRole('dialog', { name: 'Privacy addendum for Qualys VMDR' })
    await sees(consent.getByRole('button', { name: 'Accept', disabled: true }))
    await consent.getByRole('checkbox').check()
    await insured.shot('98-connectors-consent')
    await consent.getByRole('button', { name: 'Accept' }).click()
    const form = page.getByRole('dialog', { name: 'Connect Qualys VMDR' })
    await form.getByRole('button', { name: 'Connect' }).click()
    await sees(form.getByText('API User is required'))
    await sees(form.getByText('Password is required'))
    await form.getByLabel('API User').fill('palisade-reader')
    await form.getByLabel('Password', { exact: true }).fill('a long secret')
    await insured.shot('98-connectors-form')
    await form.getByRole('button', { name: 'Connect' }).click()
    const system = page.getByRole('region', { name: 'Qualys VMDR' })
    await sees(system.getByText(/^Score \d+ of \d+$/))
    await sees(system.getByText('What helps most'))
    await insured.shot('98-connectors-score')
    await insured.resize('phone')
    await insured.shot('98-connectors-score')
    await insured.resize('laptop')
    expect(await barriers(insured)).toEqual([])
  })

  chapter('the agent sees how it stands, and may change nothing', async () => {
    const agent = meet(await visit(region))
    await arrive(agent, people(region).producer, `/agency/accounts/${accountId}`)
    await sees(agent.page.getByText('1 connected account'))
    await agent.page.getByRole('link', { name: 'See connectors' }).click()
    await sees(agent.page.getByText(/^Score \d+ of \d+$/))
    await seesNoMore(agent.page.getByRole('button', { name: /^(ADD|Remove|Withdraw)/ }).first())
    await agent.shot('98-connectors-agent')
  })

  chapter('the insured removes it, and what was read is forgotten', async () => {
    const { page } = insured
    const system = page.getByRole('region', { name: 'Qualys VMDR' })
    await system.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    // No longer than the specification has people wait.
    await seesNoMore(system.getByText(/^Score \d+ of \d+$/), 5000)
    await sees(system.getByText('Agreed to, and not connected yet.'))
    await system.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw agreement' }).click()
    await sees(page.getByRole('listitem').filter({ hasText: 'Qualys VMDR' }))
  })

  chapter('a sign-in at Microsoft connects the organization of who comes back', async () => {
    const { page } = insured
    await page.getByRole('button', { name: 'ADD Microsoft 365' }).click()
    const consent = page.getByRole('dialog', { name: 'Privacy addendum for Microsoft 365' })
    await consent.getByRole('checkbox').check()
    await consent.getByRole('button', { name: 'Accept' }).click()
    await sees(page.getByText('offline_access'))
    await page.getByRole('link', { name: 'Allow' }).click()
    await sees(page.getByText('Microsoft 365 is being connected'))
    await sees(page.getByText(/^Tenant /))
    await sees(page.getByRole('region', { name: 'Microsoft 365' }).getByText(/^Score \d+ of \d+$/))
    await insured.shot('98-connectors-signed-in')
  })
}
