import { people } from '#cdk/local/seed/cast.ts'
import { addPoolAccount } from '#shared/contracts/account/relationships.ts'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { prepareAccount } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Old Mill Community Services',
  uk: 'Old Foundry Academy',
  au: 'Karri Community Services',
}

for (const region of everywhere) {
  const { superAdmin } = people(region)
  const { chapter, meet } = story('pools', region)
  const name = `Orchard Towns Cyber Pool ${region.toUpperCase()}`
  const hostname = `orchardtowns-${region}`
  const email = `mae@${hostname}.example`
  const year = Number(dateAt(new Date().toISOString(), regionOf(region).timeZone).slice(0, 4))
  const term = `Pool year ${year}`
  let staff: Visitor
  let member: Visitor
  let poolId = ''

  chapter('staff enter what a pool’s members share', async () => {
    const api = await clientOf(superAdmin)
    const contact = { contactFirstName: 'Mae', contactLastName: 'Orchard', contactEmail: email }
    const body = { name, hostname, ...contact, contactPhone: superAdmin.phone }
    poolId = (await api.call(createPersonaRecord, { params: { type: 'pool' }, body })).id
    staff = meet(await visit(region))
    await arrive(staff, superAdmin, '/admin/pool-years')
    const { page } = staff
    await page.getByRole('button', { name: 'Add pool year' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add pool year' })
    await dialog.getByLabel('Pool', { exact: true }).click()
    await page.getByRole('option', { name }).click()
    await dialog.getByLabel('Name', { exact: true }).fill(term)
    await dialog.getByLabel('First day', { exact: true }).fill(`${year}-01-01`)
    await dialog.getByLabel('Over on', { exact: true }).fill(`${year}-01-01`)
    await dialog.getByLabel('Shared limit', { exact: true }).fill('2000000')
    await dialog.getByRole('button', { name: 'Add pool year' }).click()
    await sees(dialog.getByRole('alert'))
    await dialog.getByLabel('Over on', { exact: true }).fill(`${year + 1}-01-01`)
    if (region === once) await staff.shot('pool-year')
    await dialog.getByRole('button', { name: 'Add pool year' }).click()
    await sees(page.getByText(`${term} was added.`))
    await sees(page.getByRole('row', { name: new RegExp(name) }).getByText(term))
  })

  chapter('the pool’s administrator reads at home what is left of it', async () => {
    const person = await newcomer(region, { email, role: 'Pool Admin', organizationId: poolId })
    member = meet(await visit(region))
    await arrive(member, person)
    const shared = member.page.getByRole('region', { name: 'Shared limits' })
    await sees(shared.getByText(term))
    await sees(shared.getByText('0%'))
    if (region !== once) return
    await member.shot('pool-home')
    await member.resize('phone')
    await member.shot('pool-home')
    await member.resize('laptop')
  })

  chapter('and takes out a member that leaves it, of which it reads no more', async () => {
    const { accountId } = await prepareAccount(region, companies[region])
    const api = await clientOf(superAdmin)
    await api.call(addPoolAccount, { body: { poolId: PersonaId.parse(poolId), accountId } })
    const { page } = member
    await page.goto('/pool/organization')
    const row = page.getByRole('row', { name: new RegExp(companies[region]) })
    await row.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'End the link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
    await sees(page.getByText('Ended.'))
    await seesNoMore(row)
    await page.goto('/pool/accounts')
    await sees(page.getByRole('heading', { level: 1 }))
    await seesNoMore(page.getByText(companies[region]))
  })
}
