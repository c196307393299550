import { soundAnswers } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
import { clientOf as callsOf } from './steps/client.ts'
import { type Prepared, prepareQuote } from './steps/prepare.ts'
import { deed, stands } from './steps/quote.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'au'
const { producer } = people(region)
const { chapter, meet } = story('changedRisk', region)
let agent: Visitor
let prepared: Prepared

chapter('an incident that is told while the agent asks to bind sends the quote to an underwriter', async () => {
  prepared = await prepareQuote(region, 'Banksia Creative Pty Ltd')
  agent = meet(await visit(region))
  await arrive(agent, producer, `/agency/quotes/${prepared.quoteId}`)
  await deed(agent, 'Request to bind').click()
  const dialog = agent.page.getByRole('dialog', { name: /^Request to bind Q-/ })
  await sees(dialog.getByLabel('First name'))
  const colleague = await callsOf(producer)
  await colleague.call(updateSecurityQuestions, {
    params: { accountId: AccountId.parse(prepared.accountId) },
    body: { ...soundAnswers, cyberEvent: true, cyberEventComments: 'A mailbox was taken over in March.' },
  })
  await dialog.getByRole('button', { name: 'Request to bind' }).click()
})

chapter('the dialog says so and why, and has nothing left to press', async () => {
  const dialog = agent.page.getByRole('dialog', { name: `${prepared.quoteNumber} went to an underwriter` })
  await sees(dialog.getByText(/What is known of the risk changed meanwhile|No, now Yes/))
  await sees(dialog.getByText(/Nothing was bound: this quote gives no cover/))
  await agent.shot('78-went-to-an-underwriter')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await seesNoMore(dialog)
  await stands(agent, 'With underwriting')
})
