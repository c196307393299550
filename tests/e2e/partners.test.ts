import { people } from '#cdk/local/seed/cast.ts'
import { createTreaty } from '#shared/contracts/account/treaties.ts'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

for (const region of everywhere) {
  const { superAdmin } = people(region)
  const { chapter, meet } = story('partners', region)
  const name = `Copperfield Re ${region.toUpperCase()}`
  const hostname = `copperfield-${region}`
  let staff: Visitor
  let analyst: Visitor
  let organizationId = ''

  chapter('an administrator puts a reinsurer on the program', async () => {
    const api = await clientOf(superAdmin)
    const contact = {
      contactFirstName: 'Ada',
      contactLastName: 'Archer',
      contactEmail: `ada@${hostname}.example`,
      contactPhone: superAdmin.phone,
    }
    const body = { name, hostname, ...contact }
    organizationId = (await api.call(createPersonaRecord, { params: { type: 'reinsurer' }, body })).id
    staff = meet(await visit(region))
    await arrive(staff, superAdmin, `/admin/organizations/reinsurer/${organizationId}/links`)
    const { page } = staff
    await page.getByRole('button', { name: 'Share in the book' }).click()
    const dialog = page.getByRole('dialog', { name: new RegExp(name) })
    await dialog.getByRole('button', { name: 'Share in the book' }).click()
    await sees(page.getByText('Added. Its business follows in a moment.'))
    await sees(page.getByText('Reinsures it'))
  })

  chapter('its analyst reads how it stands, and nobody’s name', async () => {
    const person = await newcomer(region, {
      email: `ada@${hostname}.example`,
      role: 'Reinsurer Analyst',
      organizationId,
    })
    analyst = meet(await visit(region))
    await arrive(analyst, person)
    const { page } = analyst
    await sees(page.getByRole('region', { name: 'How you stand' }))
    const exposure = page.getByRole('region', { name: 'Exposure' })
    await sees(exposure.getByRole('button', { name: 'Territory' }))
    await exposure.getByRole('button', { name: 'Limit' }).click()
    await analyst.shot('80-reinsurer')
  })

  chapter('its administrator finds a treaty to sign at home, and signs its line', async () => {
    const year = Number(dateAt(new Date().toISOString(), regionOf(region).timeZone).slice(0, 4))
    const treaty = `Quota share ${region.toUpperCase()} ${year}`
    const parts = [{ reinsurerId: PersonaId.parse(organizationId), percent: 60 }]
    await (await clientOf(superAdmin)).call(createTreaty, {
      body: {
        ...{ name: treaty, kind: 'QUOTA_SHARE' },
        ...{ begins: CalendarDate.parse(`${year}-01-01`), ends: CalendarDate.parse(`${year + 1}-01-01`) },
        layers: [{ attachment: 0, limit: 5_000_000, share: 40, rate: 0, parts }],
      },
    })
    const email = `petra@${hostname}.example`
    const head = meet(await visit(region))
    await arrive(head, await newcomer(region, { email, role: 'Reinsurer Admin', organizationId }))
    const { page } = head
    await page.getByRole('link', { name: /Treaties to sign/ }).click()
    const row = page.getByRole('row', { name: new RegExp(treaty) })
    await sees(row.getByText('Not signed yet'))
    await row.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Sign' }).click()
    const dialog = page.getByRole('dialog', { name: `Sign ${treaty}` })
    await head.shot('81-sign-treaty')
    await dialog.getByRole('button', { name: 'Sign' }).click()
    await sees(page.getByText(`${treaty} is signed.`))
    await seesNoMore(row)
    await staff.page.goto('/admin/treaties')
    await sees(staff.page.getByRole('row', { name: new RegExp(treaty) }).getByText('1 of 1'))
    await staff.page.goto(`/admin/organizations/reinsurer/${organizationId}/links`)
  })

  chapter('the administrator takes it off again', async () => {
    const { page } = staff
    await page.getByRole('table').getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'End the link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
    await sees(page.getByText('Ended.'))
  })
}
