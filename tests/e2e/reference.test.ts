import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { superAdmin } = people(region)
const { chapter, meet } = story('reference', region)
let staff: Visitor

const rowMenu = async (row: RegExp, action: string) => {
  const { page } = staff
  await page.getByRole('row', { name: row }).getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

chapter('staff add an industry code, and change its words', async () => {
  staff = meet(await visit(region))
  await arrive(staff, superAdmin, '/admin/reference')
  const { page } = staff
  await sees(page.getByRole('heading', { level: 1, name: 'Reference data' }))
  await page.getByRole('button', { name: 'Add industry code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an industry code' })
  await dialog.getByLabel('Code').fill('5')
  await dialog.getByLabel('Industry').fill('Managed Security Services')
  await dialog.getByLabel('Sector').fill('Technology')
  await dialog.getByRole('button', { name: 'Add industry code' }).click()
  await sees(dialog.getByText('Industry Code must be atleast 2 digits'))
  await dialog.getByLabel('Code').fill('541597')
  await staff.shot('140-industry-add')
  await dialog.getByRole('button', { name: 'Add industry code' }).click()
  await sees(page.getByText('Industry code 541597 is offered.'))
  await page.getByPlaceholder('Search by code or words').fill('managed security')
  await sees(page.getByRole('row', { name: /541597/ }).getByText('Offered'))
  await staff.shot('141-industries')
})

chapter('a withdrawn code is offered to nobody, and can be offered again', async () => {
  const { page } = staff
  await rowMenu(/541597/, 'Withdraw')
  await page
    .getByRole('dialog', { name: 'Withdraw industry code 541597' })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await seesNoMore(page.getByRole('row', { name: /541597/ }))
  await page.getByRole('button', { name: 'Withdrawn ones too' }).click()
  await sees(page.getByRole('row', { name: /541597/ }).getByText(/^Withdrawn /))
  await staff.shot('142-industry-withdrawn')
  await rowMenu(/541597/, 'Offer again')
  await page.getByRole('dialog', { name: 'Offer 541597 again' }).getByRole('button', { name: 'Offer again' }).click()
  await sees(page.getByRole('row', { name: /541597/ }).getByText('Offered'))
})

chapter('the programme stops quoting in a state, and begins again', async () => {
  const { page } = staff
  await page.getByRole('tab', { name: 'States' }).click()
  await page.getByPlaceholder('Search states').fill('Vermont')
  await rowMenu(/Vermont/, 'Stop quoting')
  await page
    .getByRole('dialog', { name: 'Stop quoting in Vermont' })
    .getByRole('button', { name: 'Stop quoting' })
    .click()
  await sees(page.getByRole('row', { name: /Vermont/ }).getByText('Not quoted'))
  await staff.shot('143-states')
  await staff.resize('phone')
  await staff.shot('143-states')
  await staff.resize('laptop')
  // The table is drawn anew for its width, and a menu that is opened before goes with the old one.
  await sees(page.getByRole('columnheader').first())
  await sees(page.getByRole('row', { name: /Vermont/ }).getByText('Not quoted'))
  await rowMenu(/Vermont/, 'Begin quoting')
  await page
    .getByRole('dialog', { name: 'Begin quoting in Vermont' })
    .getByRole('button', { name: 'Begin quoting' })
    .click()
  await sees(page.getByRole('row', { name: /Vermont/ }).getByText('Quoted', { exact: true }))
})

chapter('staff say what a carrier takes, where and by which rate book', async () => {
  const { page } = staff
  await page.getByRole('tab', { name: 'Carriers' }).click()
  await page.getByRole('button', { name: 'Add carrier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a carrier’s rater' })
  await dialog.getByLabel('Carrier ID').fill('car_oakmark')
  await dialog.getByLabel('Carrier', { exact: true }).fill('Oakmark Insurance')
  await dialog.getByRole('combobox', { name: 'Products' }).click()
  await page.getByRole('option', { name: 'P100', exact: true }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('combobox', { name: 'Rate book' }).click()
  await page.getByRole('option', { name: /p100-us-2026-1/ }).click()
  await dialog.getByRole('textbox', { name: 'From' }).fill('12/01/2026')
  await staff.shot('144-carrier')
  await dialog.getByRole('button', { name: 'Add carrier' }).click()
  await sees(page.getByRole('row', { name: /Oakmark Insurance/ }).getByText('Everywhere'))
  await rowMenu(/Oakmark Insurance/, 'Change')
  const change = page.getByRole('dialog', { name: 'Change the rater of Oakmark Insurance' })
  await change.getByLabel('Why it is set so').fill('They write in two states alone from January.')
  await change.getByRole('combobox', { name: 'States' }).click()
  for (const state of ['Ohio', 'Texas']) await page.getByRole('option', { name: state, exact: true }).click()
  await page.keyboard.press('Escape')
  await change.getByRole('button', { name: 'Save' }).click()
  await sees(page.getByRole('row', { name: /Oakmark Insurance/ }).getByText('OH, TX'))
  await staff.shot('145-carriers')
})

chapter('staff lay a version over a rate book, and see what it does before anybody activates it', async () => {
  const { page } = staff
  await page.getByRole('tab', { name: 'Rate books' }).click()
  await sees(page.getByRole('row', { name: /p100-us-2026-1/ }))
  await staff.shot('146-books')
  await page.getByRole('row', { name: /p100-us-2026-1/ }).click()
  await page.getByRole('button', { name: 'Lay a version over it' }).click()
  const dialog = page.getByRole('dialog', { name: /^Version over / })
  await dialog.getByLabel('Name').fill('Health care, dearer')
  await dialog.getByRole('textbox', { name: /^Prices policies from/ }).fill('12/01/2026')
  await dialog.getByRole('combobox', { name: 'Table' }).click()
  await page.getByRole('option', { name: 'Hazard groups' }).click()
  await dialog.getByRole('combobox', { name: 'Row' }).click()
  await page.getByRole('option', { name: '3', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Value' }).fill('0.6')
  await dialog.getByRole('button', { name: 'Make a draft' }).click()
  await sees(dialog.getByText(/the table never falls/).first())
  await dialog.getByRole('textbox', { name: 'Value' }).fill('1.1')
  await staff.shot('147-book-version')
  await dialog.getByRole('button', { name: 'Make a draft' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'Health care, dearer' }))
  await page.getByRole('button', { name: 'Price the book in force' }).click()
  await sees(page.getByText(/^As of /))
  await sees(page.getByText('Policies by change of premium').first())
  await staff.shot('148-dislocation')
  await staff.resize('phone')
  await staff.shot('148-dislocation')
  await staff.resize('laptop')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Compare with p100-us-2026-1', exact: true }).click()
  await sees(page.getByRole('row', { name: /Hazard groups · 3/ }))
  await staff.shot('149-books-compared')
})
