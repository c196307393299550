import { people } from '#cdk/local/seed/cast.ts'
import { partOf } from '#tests/turn.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer, otherProducer } = people(region)
const { chapter, meet } = story('bulk', region)
let agent: Visitor

const header = 'Company Name,Address,City,State,ZIP Code,Phone,Website,Annual Revenue,Employees,NAICS,Shoe size'
const rowOf = (index: number, more: { readonly revenue?: string; readonly name?: string } = {}) => {
  const { revenue = '"$1,250,000"', name = `Larkspur Mills ${index} Inc` } = more
  return `${name},${index} Larkspur Way,Portland,OR,97201,(415) 555-0132,larkspur${index}.example,${revenue},20,541512,9`
}

/** A thousand by night; a change is shown the same with fewer. */
const many = partOf(1) === undefined ? 1000 : 60

/** So many companies, of which the tenth has no number for its revenue and the twentieth a formula for a name. */
const companies = [
  header,
  ...Array.from({ length: many }, (_, index) => {
    if (index === 9) return rowOf(index, { revenue: 'a lot' })
    return rowOf(index, index === 19 ? { name: '=HYPERLINK(A1)' } : {})
  }),
].join('\r\n')

const fileOf = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
const choose = ({ page }: Visitor, file: ReturnType<typeof fileOf>) =>
  page.locator('input[type="file"]').setInputFiles(file)

chapter('a producer drops a file of many companies and reads what would come of each row', async () => {
  agent = meet(await visit(region))
  await arrive(agent, producer, '/agency/accounts')
  const { page } = agent
  await page.getByRole('link', { name: 'Upload accounts' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'Upload accounts' }))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await sees(page.getByText('No file selected for upload.'))
  await choose(agent, fileOf('large.csv', 'x'.repeat(5 * 1024 * 1024 + 1)))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await sees(page.getByText('The file size is too big, 5MB max.'))
  await choose(agent, fileOf('larkspur.csv', companies))
  await seesNoMore(page.getByText('The file size is too big, 5MB max.'))
  await agent.shot('94-upload')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'larkspur.csv' }))
  await sees(page.getByText('Checked', { exact: true }))
  await sees(page.getByRole('listitem').filter({ hasText: 'Shoe size → not read' }))
  await page.getByRole('button', { name: 'Only problems (2)' }).click()
  await sees(page.getByText('is a formula or begins like one'))
  await sees(page.getByText('Write whole USD without cents, such as 1,250,000.'))
  await agent.shot('95-upload-problems')
})

chapter('the good rows become accounts by choice, with their progress in sight', async () => {
  const { page } = agent
  await page.getByRole('button', { name: `Create ${many - 2} accounts` }).click()
  const dialog = page.getByRole('dialog', { name: 'Create accounts' })
  await sees(dialog.getByText('2 refused rows are left out.'))
  await agent.shot('96-upload-create')
  await dialog.getByRole('button', { name: `Create ${many - 2} accounts` }).click()
  await sees(page.getByText(new RegExp(`^[1-9]\\d* of ${many - 2} accounts are created`)))
  await agent.shot('97-upload-progress')
})

chapter('another agency knows nothing of the upload, and is told of companies that are not to be had', async () => {
  const address = new URL(agent.page.url()).pathname
  const other = meet(await visit(region))
  await arrive(other, otherProducer, address)
  const { page } = other
  await sees(page.getByText('This is not here'))
  await page.goto('/agency/upload-accounts')
  await choose(other, fileOf('ours.csv', [header, rowOf(0)].join('\r\n')))
  await page.getByRole('button', { name: 'Check the file' }).click()
  await sees(page.getByText(/This client belongs to another agency/))
})

chapter('the work goes on while nobody looks', async () => {
  const { page } = agent
  await page.goto('/agency/accounts')
  await page.goBack()
  await sees(page.getByText(new RegExp(`^[1-9]\\d* of ${many - 2} accounts are created|^Done$`)), 240_000)
})

chapter('who comes back finds it done, with a link to each account and a report', async () => {
  const { page } = agent
  await sees(page.getByText('Done', { exact: true }), 240_000)
  const problemsAlone = page.getByRole('button', { name: 'Only problems (2)' })
  await sees(problemsAlone)
  if ((await problemsAlone.getAttribute('aria-pressed')) === 'true') await problemsAlone.click()
  await sees(page.getByRole('link', { name: 'Larkspur Mills 0 Inc' }))
  await agent.shot('98-upload-done')
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report' }).click()
  await report
  await page.getByRole('link', { name: 'Larkspur Mills 0 Inc' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'Larkspur Mills 0 Inc' }))
})

chapter('the same file again makes nothing twice, told on a phone and worked by keyboard', async () => {
  const { page } = agent
  await agent.resize('phone')
  await page.goto('/agency/dashboard')
  await page.getByRole('link', { name: 'Upload accounts' }).click()
  await choose(agent, fileOf('larkspur.csv', companies))
  await agent.shot('99-upload')
  await page.getByRole('button', { name: 'Check the file' }).focus()
  await page.keyboard.press('Enter')
  await sees(page.getByRole('heading', { level: 1, name: 'larkspur.csv' }))
  await sees(page.getByRole('region', { name: 'Outcome in figures' }).getByText(String(many - 2)))
  await sees(page.getByText('Exists already').nth(1))
  await agent.shot('99-upload-again')
  await page.getByRole('button', { name: 'Only problems (2)' }).click()
  await page.getByText('is a formula or begins like one').scrollIntoViewIfNeeded()
  await agent.shot('99-upload-again-problems')
})
