import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { openAccount } from '#cdk/local/journey/steps.ts'
import { demoAgencies, demoPassword, people } from '#cdk/local/seed/cast.ts'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { fits } from './barriers.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { platform } from './platform.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { companyOf } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Petrosyan Property Group Co.',
  uk: 'Orchard Personnel Ltd',
  au: 'Pascoe Kitchens',
}

for (const region of everywhere) {
  const { superAdmin } = people(region)
  const [like] = demoAgencies(region)
  if (like === undefined) throw new Error(`There is no agency in ${region}.`)
  const { chapter, meet } = story('cluster', region)
  const named = (name: string) => `${name} ${region.toUpperCase()}`
  const cluster = named('Fernhill Alliance')
  const agency = named('Larchwood Risk')
  const email = `office@larchwood-${region}.example`
  let head: Visitor

  chapter('a cluster’s administrator takes an agency in, which is invited', async () => {
    const api = await clientOf(superAdmin)
    const hostname = `fernhill-${region}`
    const contactEmail = `ada@${hostname}.example`
    const contact = { contactFirstName: 'Ada', contactLastName: 'Archer', contactEmail, contactPhone: superAdmin.phone }
    const { id: organizationId } = await api.call(createPersonaRecord, {
      params: { type: 'cluster' },
      body: { name: cluster, hostname, ...contact },
    })
    const person = await newcomer(region, { email: contactEmail, role: 'Cluster Admin', organizationId })
    head = meet(await visit(region))
    const { page } = head
    await arrive(head, person)
    await page.getByRole('button', { name: 'Add agency' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add agency' })
    await dialog.getByLabel('Name', { exact: true }).fill(agency)
    await dialog.getByLabel('Hostname').fill(`larchwood-${region}`)
    await dialog.getByLabel(regionOf(region).registration.name).fill(String(Number(like.npn) + 8300))
    await dialog.getByLabel('Contact’s first name').fill('Lars')
    await dialog.getByLabel('Contact’s last name').fill('Wood')
    await dialog.getByLabel('Email', { exact: true }).fill(email)
    await dialog.getByRole('textbox', { name: 'Phone' }).fill(like.contactPhone)
    if (region === once) await head.shot('cluster-adds-agency')
    await dialog.getByRole('button', { name: 'Add agency' }).click()
    await sees(page.getByText(`${agency} was added.`, { exact: false }))
    await sees(page.getByRole('table', { name: 'Agencies' }).getByText(agency))
    await sees(page.getByRole('region', { name: 'Appointments of members' }).getByText(agency))
  })

  chapter('whose contact accepts, brings a client and shares the clients’ names', async () => {
    const newcomers = meet(await visit(region))
    await newcomers.page.goto(await waitForMail(platform().port, email, /(http\S+\/signup-validation\S*#[\w.-]+)/))
    await newcomers.page.getByLabel(/^Organi[sz]ation Name/).fill(agency)
    await newcomers.page.getByLabel('First Name').fill('Lars')
    await newcomers.page.getByLabel('Last Name').fill('Wood')
    await newcomers.page.getByLabel('Create Password').fill(demoPassword)
    await newcomers.page.getByLabel(/^(?:NPN #|FRN|AFSL number)/).fill('182044')
    await newcomers.page.getByLabel(/^I agree/).press('Space')
    await newcomers.page.getByRole('button', { name: 'Create Account' }).click()
    await newcomers.page.waitForURL('**/agency/dashboard')
    const contact = { region, email, password: demoPassword }
    await openAccount(await clientOf(contact), companyOf(region, companies[region], 1_000_000))
    const member = meet(await visit(region))
    await arrive(member, contact, '/agency/details')
    const { page } = member
    await page.getByRole('switch', { name: `${cluster} may read the names of our clients` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Share the names' }).click()
    await sees(page.getByText(`${cluster} reads your clients’ names now.`))
    await head.page.reload()
    await sees(head.page.getByRole('region', { name: 'Clients that members share' }).getByText(companies[region]))
    if (region !== once) return
    await head.shot('cluster-home')
    await head.resize('phone')
    await fits(head)
    await head.shot('cluster-home')
    await head.resize('laptop')
  })

  chapter('it is taken out again, and is read of no more', async () => {
    const { page } = head
    await page.goto('/cluster/organization')
    const row = page.getByRole('row', { name: new RegExp(agency) })
    await row.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'End the link' }).click()
    const dialog = page.getByRole('dialog', { name: `End the link to ${agency}` })
    await dialog.getByRole('button', { name: 'End the link' }).click()
    await sees(page.getByText('Ended.'))
    await seesNoMore(row)
    await page.goto('/cluster/dashboard')
    await sees(page.getByText('No members yet'))
    await seesNoMore(page.getByText(companies[region]))
  })
}
