import { expect } from 'vitest'
import type { Question } from '#shared/domain/questionnaire/question.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import type { Client } from '../clients.ts'
import type { Part, Person, Screen } from '../port.ts'
import { sees, seesNoMore } from '../seeing.ts'

/** From the dashboard to the page of a new account: the company is looked up in the register and added. */
export const addAccount = async (visitor: Person, client: Client, how: 'asOneTypes' | 'search'): Promise<void> => {
  const { page } = visitor
  await page.getByRole('button', { name: 'New Account' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New account' })
  await sees(dialog)
  const name = dialog.getByLabel('Account Name')
  if (how === 'asOneTypes') {
    await name.pressSequentially(client.search, { delay: 20 })
    await page.getByRole('option', { name: client.name }).click()
  } else {
    await name.fill(client.search)
    if (client.state !== undefined) {
      await dialog.getByRole('combobox', { name: 'State' }).fill(client.state)
      await page.getByRole('option', { name: client.state, exact: true }).click()
    }
    await dialog.getByRole('button', { name: 'Search', exact: true }).click()
    const found = dialog.getByRole('region', { name: 'Companies found' })
    await sees(found)
    await visitor.shot('02-companies-found')
    await found.getByRole('button', { name: client.name }).click()
  }
  await sees(dialog.getByText('From the company register.'))
  expect(await name.inputValue()).toBe(client.name)
  expect(await dialog.getByLabel(/^(City|Town or city|Suburb)/).inputValue()).not.toBe('')
  await visitor.shot('02-new-account')
  await dialog.getByRole('button', { name: 'Add Account' }).click()
  await sees(page.getByRole('heading', { level: 1, name: client.name }))
}

const pickFrom = async (page: Screen, form: Part, label: string | RegExp, option: string): Promise<void> => {
  const field = form.getByRole('combobox', { name: label })
  if (((await field.textContent()) ?? '').trim() === option) return
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Fills in the firmographics that the register does not have, corrects one that has changed, and saves. */
export const completeDetails = async (visitor: Person): Promise<void> => {
  const { page } = visitor
  const panel = page.getByRole('tabpanel', { name: 'Account details' })
  await sees(panel.getByRole('button', { name: /^(Edit|Save)$/ }))
  const edit = panel.getByRole('button', { name: 'Edit', exact: true })
  if (await edit.isVisible()) await edit.click()
  await panel.getByLabel('Projected Revenue').fill('1650000')
  await panel.getByLabel('Number of Employees').fill('9')
  await pickFrom(page, panel, 'Ownership Type', 'Private')
  await panel.getByRole('radiogroup', { name: 'Is it a franchise?' }).getByText('No', { exact: true }).click()
  await panel
    .getByRole('radiogroup', { name: 'Is personal information collected?' })
    .getByText('Yes', { exact: true })
    .click()
  await panel.getByLabel('Number of Personal Records').fill('1200')
  await visitor.shot('03-account-details')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await sees(page.getByText('Account Details Updated Successfully.'))
  await sees(panel.getByText(/1,650,000/))
}

/** Reads the risk profile: a score and factors with their names. */
export const readRiskProfile = async (visitor: Person): Promise<void> => {
  const { page } = visitor
  await page.getByRole('tab', { name: 'Risk profile' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Risk profile' })
  await sees(panel.getByText('Risk score', { exact: true }))
  await sees(panel.getByText(/^Better than \d+/))
  const factors = panel.getByRole('listitem')
  await sees(factors)
  expect(await factors.count()).toBeGreaterThanOrEqual(5)
  await factors.first().getByRole('button').click()
  await visitor.shot('04-risk-profile')
}

/** The answer of a well-run company. */
const soundAnswer = ({ key, type, group, shownWhen }: Question): string | undefined => {
  // Nothing has happened to it, so what is asked of a cyber event is not shown.
  if (type === 'text' || shownWhen?.anyOf.includes('cyberEvent')) return undefined
  if (key === 'backupFrequency') return 'Weekly'
  if (key === 'backupTypes') return 'Off-site'
  if (key === 'patchingFrequency') return 'Monthly'
  if (key === 'eolProducts' || key === 'priorCoverage' || (group === 'history' && type === 'yesNo')) return 'No'
  return type === 'recency' ? 'Never' : 'Yes'
}

/** Answers every security question of P100 as a well-run company does, and saves. */
export const answerSecurityQuestions = async (visitor: Person): Promise<void> => {
  const { page, region } = visitor
  await page.getByRole('tab', { name: 'Security questions' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Security questions' })
  await sees(panel.getByRole('radiogroup'))
  const product = panel.getByRole('combobox', { name: 'Questions of the product' })
  if ((await product.isVisible()) && !(await product.textContent())?.includes('(P100)')) {
    await product.click()
    await page.getByRole('option', { name: '(P100)' }).click()
  }
  await visitor.shot('05-security-questions-open')
  for (const question of questionnaireOf(region, 'P100').questions) {
    const answer = soundAnswer(question)
    if (answer === undefined) continue
    const asked = panel
      .getByRole(question.type === 'choices' ? 'group' : 'radiogroup', { name: question.label })
      .getByText(answer, { exact: true })
    await asked.click()
  }
  await sees(panel.getByText('All required questions are answered.'))
  await visitor.shot('05-security-questions-answered')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await sees(page.getByText('All answers saved.'))
  await seesNoMore(panel.getByText('You have unsaved changes.'))
}

/** Names the policy holder on the account's page. */
export const addPolicyHolder = async (visitor: Person, client: Client): Promise<void> => {
  const { page } = visitor
  await page.getByRole('region', { name: 'Policy holder contact' }).getByRole('button', { name: 'Add contact' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add policy holder contact' })
  await dialog.getByLabel('First Name').fill(client.firstName)
  await dialog.getByLabel('Last Name').fill(client.lastName)
  await dialog.getByLabel('Email').fill(client.email)
  await dialog.getByLabel('Phone', { exact: true }).fill(client.phone)
  await visitor.shot('06-policy-holder')
  await dialog.getByRole('button', { name: 'Add contact' }).click()
  await sees(page.getByText('Policy holder added'))
  await sees(page.getByText(`${client.firstName} ${client.lastName}`))
}
