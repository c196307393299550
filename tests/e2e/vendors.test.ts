import { people } from '#cdk/local/seed/cast.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { createPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { assignClaim } from '#shared/contracts/claims/desk.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { AccountId, type ClaimId, PolicyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newcomer } from './steps/newcomer.ts'
import { preparePolicy } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const companies: Readonly<Record<RegionCode, string>> = {
  us: 'Calloway Publishing',
  uk: 'Queensway Press Limited',
  au: 'Papadakis Publishing',
}

for (const region of everywhere) {
  const { headOfClaims, producer, superAdmin } = people(region)
  const { chapter, meet } = story('vendors', region)
  const company = companies[region]
  const firm = `Quarry Lane Forensics ${region.toUpperCase()}`
  const email = `ada@quarrylane-${region}.example`
  let head: Visitor
  let responder: Visitor
  let claimId: ClaimId
  let claimNumber = ''

  /** A claim that the desk has taken up. */
  const prepareClaim = async (): Promise<ClaimId> => {
    const issued = await preparePolicy(region, company)
    const accountId = AccountId.parse(issued.accountId)
    const agent = await clientOf(producer)
    const { address1, city, state, zipCode } = await agent.call(getAccount, { params: { accountId } })
    const filed = await agent.call(createClaim, {
      body: {
        accountId,
        policyId: PolicyId.parse(issued.policyId),
        isFiled: true,
        reporter: { name: 'June Calloway', role: 'Policy Holder', email: 'june@calloway.example' },
        ...{ address: address1, city, state, zipCode },
        lossDescription: 'Files are locked and a note asks for money.',
      },
    })
    const { id } = filed
    claimNumber = filed.claimNumber ?? ''
    await (await clientOf(headOfClaims)).call(assignClaim, { params: { claimId: id }, body: { adjusterId: 'me' } })
    return id
  }

  /** Somebody who works for a new organization of the kind vendor. */
  const newResponder = async () => {
    const { id: organizationId } = await (await clientOf(superAdmin)).call(createPersonaRecord, {
      params: { type: 'vendor' },
      body: {
        name: firm,
        hostname: `quarrylane-${region}`,
        contactFirstName: 'Ada',
        contactLastName: 'Archer',
        contactEmail: email,
        contactPhone: superAdmin.phone,
      },
    })
    return newcomer(region, { email, role: 'Vendor Responder', organizationId })
  }

  chapter('the head of claims takes a vendor with its organization into the panel', async () => {
    claimId = await prepareClaim()
    const person = await newResponder()
    responder = meet(await visit(region, 'phone'))
    await arrive(responder, person)
    await responder.page.waitForURL('**/vendor/claims')
    await sees(responder.page.getByText('Nothing waits here.'))
    head = meet(await visit(region))
    const { page } = head
    await arrive(head, headOfClaims, '/admin/claims')
    await page.getByRole('link', { name: 'Vendor panel' }).click()
    await sees(page.getByRole('heading', { name: 'Vendor panel', level: 1 }))
    await page.getByRole('button', { name: 'Add vendor' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add vendor' })
    await dialog.getByLabel('Name', { exact: true }).fill(firm)
    await dialog.getByRole('combobox', { name: /^Organi[sz]ation/ }).fill('Quarry')
    await page.getByRole('option', { name: firm }).click()
    await dialog.getByLabel('What it does').click()
    await page.getByRole('option', { name: 'Digital forensics' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Add vendor' }).click()
    await sees(dialog.getByText('Say what an hour costs'))
    await dialog.getByLabel('Digital forensics, an hour').fill('375')
    await head.shot('vendor-dialog')
    await dialog.getByRole('button', { name: 'Add vendor' }).click()
    await sees(page.getByText(`${firm} is on the panel`))
    await sees(page.getByRole('row', { name: firm }).getByText('Digital forensics'))
    await head.shot('vendor-panel')
    await head.resize('phone')
    await sees(page.getByText(firm).first())
    await head.shot('vendor-panel')
    await head.resize('laptop')
  })

  chapter('and brings it in on a claim', async () => {
    const { page } = head
    await page.goto(`/admin/claims/${claimId}`)
    await page.getByRole('button', { name: 'Bring in a vendor' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bring in a vendor' })
    await dialog.getByLabel('What for').click()
    await page.getByRole('option', { name: 'Digital forensics' }).click()
    await dialog.getByLabel('Vendor', { exact: true }).click()
    await page.getByRole('option', { name: firm }).click()
    await dialog.getByLabel('What it is to do').fill('Find out how they came in.')
    await dialog.getByRole('button', { name: 'Bring in a vendor' }).click()
    await sees(page.getByText('Vendor brought in'))
  })

  chapter('whose responder finds the claim at home, takes the work, and notes what was found', async () => {
    const { page } = responder
    await page.reload()
    await page.getByText(company).click()
    await sees(page.getByText('Find out how they came in.'))
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByRole('dialog', { name: 'Accept the work' }).getByRole('button', { name: 'Accept' }).click()
    await sees(page.getByText('Accepted', { exact: true }))
    await page.getByRole('button', { name: 'Add note' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add note' })
    await dialog.getByLabel('Note', { exact: true }).fill('A mailbox rule sent the invoices on.')
    await dialog.getByRole('button', { name: 'Add note' }).click()
    await seesNoMore(dialog)
    await sees(page.getByText('A mailbox rule sent the invoices on.'))
    await responder.shot('vendor-claim')
    await head.page.reload()
    await sees(head.page.getByText('A mailbox rule sent the invoices on.'))
  })

  chapter('the responder invoices the work, at the rate that was agreed', async () => {
    const { page } = responder
    await page.goto('/vendor/vendor-invoices')
    await page.getByRole('button', { name: 'Send an invoice' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Send an invoice' })
    await dialog.getByLabel('Claim', { exact: true }).fill(claimNumber)
    await dialog.getByLabel('Invoice number').fill('QL-118')
    const today = dateAt(new Date().toISOString(), regionOf(region).timeZone)
    for (const day of ['Invoice date', 'First day of the work', 'Last day of the work'])
      await dialog.getByLabel(day, { exact: true }).fill(today)
    await dialog.getByLabel('What was done').fill('Images of the mail server')
    await dialog.getByLabel('Hours or pieces').fill('6.5')
    await sees(dialog.getByText(/[$£]2,437\.50/))
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'ql-118.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await responder.shot('vendor-invoice')
    await dialog.getByRole('button', { name: 'Send an invoice' }).click()
    await sees(page.getByText('Invoice QL-118 is with the claims desk'))
    await sees(page.getByText('QL-118', { exact: true }))
  })

  chapter('which the head of claims finds among those that wait, and sends back', async () => {
    const { page } = head
    await page.goto('/admin/vendor-invoices')
    await page.getByRole('row', { name: /QL-118/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Invoice QL-118' })
    await sees(dialog.getByText('Images of the mail server'))
    await head.shot('vendor-invoice')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    const reject = page.getByRole('dialog', { name: /^Reject/ })
    await reject.getByLabel('Reason').fill('Say which server.')
    await reject.getByRole('button', { name: 'Reject' }).click()
    await seesNoMore(reject)
    await responder.page.reload()
    await sees(responder.page.getByText('Rejected'))
  })
}
