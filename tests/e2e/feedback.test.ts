import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { sendFeedback } from '#shared/contracts/user/feedback.ts'
import { barriers } from './barriers.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { visit } from './visitor.ts'

const { producer } = people('us')
const { chapter, meet } = story('feedback', 'us')

chapter('feedback takes along a picture of the page, seen before it is sent', async () => {
  const visitor = meet(await visit('us'))
  const { page } = visitor
  await arrive(visitor, producer)
  await sees(page.getByRole('tab', { name: 'QUOTES' }))
  await seesNoMore(page.locator('.MuiSkeleton-root'))
  await page.getByRole('button', { name: `${producer.firstName} ${producer.lastName}: account and settings` }).click()
  await page.getByRole('menuitem', { name: 'Send feedback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send feedback' })
  await dialog.getByLabel('Description').fill('The columns of this list are narrow.')
  await dialog.getByRole('button', { name: 'Attach a picture of this page' }).click()
  const picture = dialog.getByRole('img', { name: /The page as it is sent/ })
  await sees(picture)
  await visitor.shot('picture')
  expect(await barriers(visitor)).toEqual([])
  await dialog.getByRole('button', { name: 'Leave the picture out' }).click()
  await seesNoMore(picture)
  await dialog.getByRole('button', { name: 'Attach a picture of this page' }).click()
  await sees(picture)
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === sendFeedback.path)
  await dialog.getByRole('button', { name: 'Send feedback' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ picture: expect.stringMatching(/^iVBOR/) })
  await sees(page.getByText('Thank you. We have your feedback.'))
})
