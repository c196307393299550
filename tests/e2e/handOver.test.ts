import { people } from '#cdk/local/seed/cast.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { rescindBinder } from '#shared/contracts/quote/underwriting.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { story } from './chapters.ts'
import { reads, sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newAgency, newcomer } from './steps/newcomer.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { superAdmin, agencyAdmin, underwriter, producer, agent: heir } = people(region)
const { chapter, meet } = story('hand-over', region)
let staff: Visitor
let boss: Visitor
let owner: Visitor
let agencyId = ''
let prepared: Prepared

/** A company whose binder was rescinded: nothing of its business is alive. */
const rescinded = async (company: string) => {
  const { accountId, quoteId, client } = await prepareQuote(region, company)
  const params = { quoteId: QuoteId.parse(quoteId) }
  const customer = {
    customerFirstName: client.firstName,
    customerLastName: client.lastName,
    customerEmail: client.email,
    customerPhone: client.phone,
  }
  const seller = await clientOf(producer)
  await seller.call(updateQuote, { params, body: customer })
  await seller.call(bindQuote, { params, body: {} })
  await (await clientOf(underwriter)).call(rescindBinder, { params, body: { reason: 'Insured elsewhere.' } })
  return { accountId, name: client.name }
}

/** Two pictures: of a laptop, and of a phone. */
const pictures = async (visitor: Visitor, name: string): Promise<void> => {
  await visitor.shot(name)
  await visitor.resize('phone')
  await visitor.shot(name)
  await visitor.resize('laptop')
}

chapter('an administrator hands a client over to a colleague, and the open quote goes along', async () => {
  prepared = await prepareQuote(region, 'Stonegate Legal')
  boss = meet(await visit(region))
  await arrive(boss, agencyAdmin, `/agency/accounts/${prepared.accountId}`)
  const { page } = boss
  const card = page.getByRole('region', { name: 'Looked after by' })
  await sees(card.getByText(producer.email))
  await pictures(boss, '70-account')
  await card.getByRole('button', { name: 'Change agent' }).click()
  const dialog = page.getByRole('dialog', { name: /Change the agent of/ })
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await sees(dialog.getByText('Please select an agent'))
  await dialog.getByLabel('New agent').fill(heir.lastName)
  await page.getByRole('option', { name: heir.lastName }).click()
  await pictures(boss, '71-hand-over')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await sees(page.getByText(`${heir.firstName} ${heir.lastName} has the account now.`))
  await sees(card.getByText(heir.email))
  const api = await clientOf(superAdmin)
  const params = { quoteId: QuoteId.parse(prepared.quoteId) }
  await reads(
    async () => (await api.call(getQuote, { params })).agentEmail,
    (email) => email === heir.email,
    'the agent of the quote',
  )
})

chapter('staff delete an account without business, and close one that has had some', async () => {
  staff = meet(await visit(region))
  await arrive(staff, superAdmin, `/admin/accounts/${prepared.accountId}`)
  const { page } = staff
  const more = page.getByRole('button', { name: 'More about this account' })
  await more.click()
  await sees(page.getByRole('menuitem', { name: 'Delete account' }))
  await page.getByRole('menuitem', { name: 'Delete account' }).click()
  await pictures(staff, '72-delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  const { accountId, name } = await rescinded('Novak Clothing Co.')
  await page.goto(`/admin/dashboard?tab=accounts&search=${encodeURIComponent(name)}`)
  await page.getByRole('row', { name }).getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Close account' }).click()
  await sees(page.getByRole('dialog', { name: `Close ${name}` }).getByText('Cover was bound for this account'))
  await pictures(staff, '72-close')
  await page.getByRole('dialog').getByRole('button', { name: 'Close account' }).click()
  await sees(page.getByText('The account is closed'))
  await page.goto(`/admin/accounts/${accountId}`)
  await more.click()
  await page.getByRole('menuitem', { name: 'Reopen account' }).click()
  await sees(page.getByRole('dialog', { name: `Reopen ${name}` }))
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
})

chapter('an agency says by what it wants to be known', async () => {
  agencyId = await newAgency(region, 'Quill & Larch Insurance')
  const invited = { email: 'boss@quilllarch.example', role: 'Agency Admin', organizationId: agencyId } as const
  owner = meet(await visit(region))
  await arrive(owner, await newcomer(region, invited), '/agency/details')
  const { page } = owner
  await sees(page.getByRole('region', { name: 'Details' }))
  await pictures(owner, '73-agency')
  await page.getByRole('button', { name: 'Edit agency' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Quill, Larch & Daughters')
  await dialog.getByLabel('NPN').fill('77665544')
  await dialog.getByLabel('Hostname').fill('quill-larch.example')
  await pictures(owner, '74-edit-agency')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await sees(page.getByText('What needs a review waits for us to look at it.'))
  await sees(page.getByRole('heading', { name: 'Quill, Larch & Daughters' }))
  await sees(page.getByText('Waits for a review'))
  await pictures(owner, '75-waits')
})

chapter('staff find it among those that wait, refuse it with a note, and the agency reads why', async () => {
  const { page } = staff
  await page.goto('/admin/agencies')
  await page.getByRole('button', { name: 'Waits for a review' }).click()
  const row = page.getByRole('row', { name: 'Quill, Larch & Daughters' })
  await sees(row)
  await pictures(staff, '76-agencies-that-wait')
  await page.getByRole('link', { name: 'Quill, Larch & Daughters' }).click()
  await sees(page.getByText('77665544'))
  await pictures(staff, '77-review')
  await page.getByRole('button', { name: 'Review' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await sees(dialog.getByText('Please decide'))
  await sees(dialog.getByText('A note is required'))
  await dialog.getByLabel('Refuse').click()
  await dialog.getByLabel('Note').fill('The register has this number for somebody else.')
  await pictures(staff, '78-decide')
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await sees(page.getByText('Refused. The agency reads your note.'))
  await owner.page.reload()
  await sees(owner.page.getByText('The register has this number for somebody else.'))
  await pictures(owner, '79-refused')
})

chapter('what is asked for again is approved, and stands', async () => {
  const { page } = owner
  await page.getByRole('button', { name: 'Edit agency' }).click()
  await page.getByRole('dialog').getByLabel('NPN').fill('77665533')
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click()
  await sees(page.getByText('Waits for a review'))
  await staff.page.reload()
  await staff.page.getByRole('button', { name: 'Review' }).click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByLabel('Approve').click()
  await dialog.getByLabel('Note').fill('As the register has it.')
  await dialog.getByRole('button', { name: 'Save decision' }).click()
  await sees(staff.page.getByText('Approved. It counts from now on.'))
  await page.reload()
  await sees(page.getByText('77665533 was approved'))
  await sees(page.getByRole('region', { name: 'Details' }).getByText('77665533'))
  await pictures(owner, '80-approved')
})
