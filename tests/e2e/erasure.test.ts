import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { reads, sees, seesNoMore } from './seeing.ts'
import { newAgency, newcomer } from './steps/newcomer.ts'
import { givePassword } from './steps/security.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

for (const region of everywhere) {
  const { bookkeeper, superAdmin } = people(region)
  const { chapter, meet } = story('erasure', region)
  const person = (name: string) => `${name}@wrenfield-${region}.example`
  const asks = 'Ada Archer'
  let organizationId = ''
  let desk: Visitor
  let second: Visitor
  let path = ''

  const proposes = async (visitor: Visitor) => {
    const { page } = visitor
    await page.getByRole('button', { name: 'Propose erasure' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Propose erasure' }).click()
  }

  chapter('the desk enters the letter of somebody who wants to be erased, and notes how they were known', async () => {
    organizationId = await newAgency(region, `Wrenfield Cover ${region.toUpperCase()}`)
    await newcomer(region, { email: person('ada'), role: 'Agency Admin', organizationId })
    await newcomer(region, { email: person('bea'), role: 'Principal Producer', organizationId })
    desk = meet(await visit(region))
    await arrive(desk, bookkeeper, '/admin/privacy-requests')
    const { page } = desk
    await page.getByRole('button', { name: 'Enter a request' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enter a request' })
    await dialog.getByLabel('Asks for').click()
    await page.getByRole('option', { name: 'To be erased' }).click()
    await dialog.getByLabel('Person').fill(asks)
    await dialog.getByLabel('Email').fill(person('ada'))
    await dialog.getByRole('button', { name: 'Enter request' }).click()
    await sees(page.getByText('The request is entered.'))
    await page.getByRole('row', { name: new RegExp(person('ada')) }).click()
    await page.waitForURL(/privacy-requests\/\w+/)
    path = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Check identity' }).click()
    const check = page.getByRole('dialog', { name: `Who is ${asks}?` })
    await check.getByLabel('What was seen or asked').fill('Called back on the number on file.')
    await check.getByRole('button', { name: 'Note the check' }).click()
    await sees(page.getByText('The check is noted.'))
  })

  chapter('it is held while nobody else administers the agency, and says to whom to turn', async () => {
    await proposes(desk)
    const { page } = desk
    await sees(page.getByText('Something holds the erasure.'))
    await sees(page.getByText(/^Nobody else administers the organi[sz]ation\./))
    await sees(page.getByText(/What holds it has to end first\. Turn to: /))
    if (region === once) await desk.shot('erasure-held')
  })

  chapter('once somebody else does, a second person approves it', async () => {
    await newcomer(region, { email: person('cal'), role: 'Agency Admin', organizationId })
    await desk.page.reload()
    await proposes(desk)
    await sees(desk.page.getByText('The erasure is proposed. A second person approves it.'))
    second = meet(await visit(region))
    await arrive(second, superAdmin, path)
    const { page } = second
    await page.getByRole('button', { name: 'Approve erasure' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve erasure' }).click()
    await sees(page.getByText('The erasure has begun.'))
    await reads(
      async () => {
        await page.reload()
        await sees(page.getByRole('heading', { level: 1 }))
        return page.getByRole('main').innerText()
      },
      (text) => text.includes('What was done'),
      'the erasure done',
    )
    await seesNoMore(page.getByText(person('ada')))
  })

  chapter('who is erased signs in no more', async () => {
    const gone = meet(await visit(region))
    await givePassword(gone, { email: person('ada'), password: bookkeeper.password })
    await sees(gone.page.getByText('Login failed. Please double check your email and password.'))
  })
}
