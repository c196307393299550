import { regionClient } from '#cdk/local/journey/client.ts'
import { bind, describeAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { demoAgencies, people } from '#cdk/local/seed/cast.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { addAgencyToAggregator } from '#shared/contracts/account/relationships.ts'
import { createSubmission } from '#shared/contracts/account/submissions.ts'
import { createApiKey, exchangeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { createAggregator } from '#shared/contracts/auth/personas.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { platform } from './platform.ts'
import { reads, sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { companyOf } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Prairie Wind College',
  uk: 'Ravensworth College',
  au: 'Opal Academy',
}

/** What the key of a comparison may do. */
const scopes = [
  'account:read',
  'account:update',
  'agency:read',
  'quote:bind',
  'quote:create',
  'quote:read',
  'quote:request',
  'quote:update',
  'submission:create',
] as const

for (const region of everywhere) {
  const { superAdmin } = people(region)
  const [like, seller] = demoAgencies(region)
  if (like === undefined || seller === undefined) throw new Error(`There are no two agencies in ${region}.`)
  const { chapter, meet } = story('aggregator', region)
  const agency = `Thornfield Cover ${region.toUpperCase()}`
  const company = companyOf(region, companies[region], 1_000_000)
  const email = `ada@sorrel-${region}.example`
  let corp: Visitor

  chapter('the administrator of a digital agency adds an agency of its own', async () => {
    const api = await clientOf(superAdmin)
    const { id: organizationId } = await api.call(createAggregator, {
      body: { name: `Sorrel Compare ${region.toUpperCase()}`, hostname: `sorrel-${region}`, description: 'Compares' },
    })
    const person = await newcomer(region, { email, role: 'Corp Admin', organizationId })
    corp = meet(await visit(region))
    const { page } = corp
    await arrive(corp, person)
    await page.getByRole('button', { name: 'Add agency' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add agency' })
    await dialog.getByLabel('Name', { exact: true }).fill(agency)
    await dialog.getByLabel('Hostname').fill(`thornfield-${region}`)
    await dialog.getByLabel(regionOf(region).registration.name).fill(String(Number(like.npn) + 8400))
    await dialog.getByLabel('Contact’s first name').fill('Thora')
    await dialog.getByLabel('Contact’s last name').fill('Field')
    await dialog.getByLabel('Email', { exact: true }).fill(`office@thornfield-${region}.example`)
    await dialog.getByRole('textbox', { name: 'Phone' }).fill(like.contactPhone)
    await dialog.getByRole('button', { name: 'Add agency' }).click()
    await sees(page.getByText(`${agency} was added.`, { exact: false }))
    await sees(page.getByRole('table', { name: 'Agencies' }).getByText(agency))
    const { content } = await api.call(searchPersonaRecords, {
      params: { type: 'agency' },
      query: { search: seller.name },
    })
    const agencyId = AgencyId.parse(content[0]?.id)
    await api.call(addAgencyToAggregator, { params: { agencyId }, body: { id: organizationId } })
  })

  chapter('a company that comes by the interface becomes a quote, and is bound', async () => {
    const admin = await clientOf({ region, email, password: people(region).superAdmin.password })
    const { id, secret } = await admin.call(createApiKey, {
      body: {
        name: 'Comparison',
        addresses: [],
        days: 1,
        scopes: [...scopes],
      },
    })
    const anyone = regionClient(region, platform().port)
    const body = { grant_type: 'client_credentials', client_id: id, client_secret: secret } as const
    const key = anyone.withToken((await anyone.call(exchangeApiKey, { body })).access_token)
    const { content } = await key.call(searchPersonaRecords, {
      params: { type: 'agency' },
      query: { search: seller.name },
    })
    const brought = await key.call(createSubmission, {
      body: {
        firmographics: {
          name: company.name,
          domainName: company.domain,
          address: { zipCode: company.postcode, ...(company.state && { state: company.state }) },
        },
        agency: { agencyId: AgencyId.parse(content[0]?.id) },
      },
    })
    const accountId = AccountId.parse(brought.accountId)
    await describeAccount(key, accountId, company)
    const quote = await requestQuote(key, accountId, company)
    await bind(key, quote, company)
    const { page } = corp
    await page.goto(`/da/dashboard?tab=quotes`)
    await sees(page.getByRole('row', { name: new RegExp(quote.quoteNumber) }).getByText('Bound'))
    await sees(page.getByRole('region', { name: 'Submissions by interface' }).getByText('API key'))
    if (region !== once) return
    await corp.shot('aggregator-sells')
    await corp.resize('phone')
    await fits(corp)
    await corp.shot('aggregator-sells')
    await corp.resize('laptop')
  })

  chapter('the agency through which it sold leaves, and what it has is read no more', async () => {
    const { page } = corp
    await page.goto('/da/organization')
    const row = page.getByRole('row', { name: new RegExp(seller.name) })
    await row.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'End the link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
    await sees(page.getByText('Ended.'))
    await seesNoMore(row)
    const isListed = async () => {
      await page.goto('/da/accounts')
      await sees(page.getByRole('heading', { level: 1 }))
      await seesNoMore(page.locator('.MuiSkeleton-root'))
      return page.getByText(company.name).isVisible()
    }
    await reads(isListed, (listed) => !listed, 'the company is listed no more')
  })
}
