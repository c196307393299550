import { answerAddress, newestMail, waitForMail } from '#cdk/local/journey/mailbox.ts'
import { pdfOf, writeMail } from '#cdk/local/journey/writeMail.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { sees } from './seeing.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { chapter, meet } = story('inbox', region)
const broker = 'quinn@northgate.example'
let prepared: Prepared
let desk: Visitor

const writes = (letter: {
  subject: string
  text: string
  to?: string
  attachments?: { name: string; base64: string }[]
}) => writeMail({ port: platform().port, region }, { from: `Quinn Mercer <${broker}>`, ...letter })

chapter('a broker’s mail is filed, matched to the quote it names, and what is dangerous is held back', async () => {
  prepared = await prepareQuote(region, 'Osprey Creative')
  await writes({
    subject: `Loss runs for ${prepared.quoteNumber}`,
    text: 'Hello,\n\nthe loss runs you asked for are attached.\n\nQuinn',
    attachments: [
      { name: 'Loss runs 2021-2026.pdf', base64: pdfOf('No losses') },
      { name: 'invoice.pdf.exe', base64: Buffer.from('MZ').toString('base64') },
    ],
  })
  desk = meet(await visit(region))
  await arrive(desk, people(region).underwriter, '/admin/mail?category=Lossruns')
  const { page } = desk
  await page.getByRole('link', { name: prepared.quoteNumber }).click()
  await sees(page.getByRole('heading', { name: `Loss runs for ${prepared.quoteNumber}` }))
  await sees(page.getByText(`It names quote ${prepared.quoteNumber}.`))
  await sees(page.getByText('Loss run · 1 kB'))
  await sees(page.getByText('Held back: It is a program, or a page that runs one.'))
  await desk.shot('90-mail')
})

chapter(
  'the underwriter answers it with what is suggested, and the broker’s answer comes into the thread',
  async () => {
    const { page } = desk
    const { port } = platform()
    const after = await newestMail(port, broker)
    await page.getByRole('button', { name: 'Reply' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reply' })
    await dialog.getByRole('button', { name: 'Suggest a reply' }).click()
    await sees(dialog.getByText(/Dear Quinn,/))
    await desk.shot('91-reply')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await sees(page.getByText('Sent. Answers come back into this thread.'))
    await waitForMail(port, broker, /(Dear Quinn)/, { after })
    const to = (await answerAddress(port, broker, { after })) ?? ''
    await writes({ to, subject: 'Thank you', text: 'That is all we need.' })
    await page.reload()
    await sees(page.getByText('3 messages in this thread'))
    await page.getByRole('link', { name: 'Thank you' }).last().click()
    await sees(page.getByText('Its thread is about it.'))
  },
)

chapter('it is filed under a label, and found by it on a phone', async () => {
  const { page } = desk
  await page.getByRole('button', { name: 'File' }).click()
  const dialog = page.getByRole('dialog', { name: 'File' })
  await dialog.getByLabel('Labels').fill('Waiting for broker, 2027')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await sees(page.getByText('Filed', { exact: true }))
  await desk.resize('phone')
  await page.goto('/admin/mail')
  await page.getByRole('button', { name: /^Waiting for broker/ }).click()
  await sees(page.getByRole('link', { name: 'Thank you' }))
  await desk.shot('92-labelled')
  await page.getByRole('link', { name: 'Thank you' }).click()
  await sees(page.getByRole('heading', { name: 'Thank you' }))
  await desk.shot('93-read')
})
