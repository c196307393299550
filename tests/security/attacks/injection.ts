import papaparse from 'papaparse'
import { http } from '#cdk/local/journey/client.ts'
import type { Company } from '#cdk/local/journey/company.ts'
import { documentsOf } from '#cdk/local/journey/documentsOf.ts'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { openAccount } from '#cdk/local/journey/steps.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { exampleOf } from '#cdk/openapi/exampleOf.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { exportAuditTrail } from '#shared/contracts/auth/audit.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { operations } from '#shared/contracts/registry.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { absentFor } from '../names.ts'
import type { Attack, Target } from './attack.ts'
import { aCompany, aPolicy, type Desk, deskOf } from './business.ts'

/** Names that mean something to spreadsheets. */
const formulas = ['=HYPERLINK("http://evil.example","Freight")', '+cmd|" /C calc"!A0', '@SUM(1+1)*cmd', '-2+3 Freight']
/** Names that mean something to mail programs and to the maker of documents. */
const markup = ['<img src=x onerror=alert(1)>', '</title><script>alert(1)</script>', '#read("/etc/passwd") $x$ *b* @a']

/** Characters that turn, end or break a text; no body may bring them in. */
const unfit = ['\u202e', '\u2066', '\u0000', '\u001b', '\ud800']

/** What a reader of PDFs would do by itself. */
const active = /\/(?:JavaScript|JS|Launch|OpenAction|EmbeddedFile|SubmitForm|RichMedia)\b/

/** Every copy of a value in which one of its texts ends in something else. */
const spoilt = (value: unknown, end: string): unknown[] => {
  if (typeof value === 'string') return [value + end]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((each, at) => spoilt(each, end).map((other) => value.with(at, other)))
  return Object.entries(value).flatMap(([name, each]) =>
    spoilt(each, end).map((other) => ({ ...value, [name]: other })),
  )
}

/** No text of any body takes what is no text. */
const texts = async ({ ask, provenTokenOf }: Target): Promise<string[]> => {
  const broken: string[] = []
  const token = await provenTokenOf(people('us').superAdmin)
  for (const operation of operations.filter(({ body, upload }) => body !== undefined && upload !== true)) {
    const { input } = exampleOf(operation, absentFor('AGENCY'))
    for (const end of unfit)
      for (const body of spoilt(input.body, end)) {
        const { status } = await ask(operation, { ...input, body }, { token })
        // 403 and 409 are said before the body is read: to who may not call, and by who lacks a right of way.
        if (status !== 400 && status !== 403)
          broken.push(`${operation.name} answers ${JSON.stringify(body).slice(0, 120)} with ${status}`)
      }
  }
  return broken
}

const mailsTo = async (port: number, to: string) => {
  const read = async (path: string) =>
    JSON.parse((await http({ port, host: 'mailbox.localhost', method: 'GET', path })).body)
  const listed: { id: number }[] = await read(`/api/messages?to=${encodeURIComponent(to)}`)
  return Promise.all(
    listed.map(({ id }) => read(`/api/messages/${id}`) as Promise<{ subject?: string; html?: string }>),
  )
}

/** A company that nobody knows yet, of such a name. */
const named = (name: string): Company => {
  const company = aCompany()
  return { ...company, name: `${name} ${company.name}`.slice(0, 100) }
}

/** A company of such a name on its way to a policy, with what is written to it and about it. */
const written = async (target: Target, desk: Desk, name: string): Promise<string[]> => {
  const broken: string[] = []
  const company = named(name)
  const { accountId } = await aPolicy(desk, company)
  const { contactEmail, contactPhone } = company
  const invited = { contactFirstName: name, contactLastName: name, contactEmail, contactPhone, addUserToSystem: true }
  await desk.agent.call(addPolicyContact, { params: { accountId: AccountId.parse(accountId) }, body: invited })
  await waitForMail(target.port, contactEmail, new RegExp(`${linkPages.signUpValidation}()`))
  const letters = await mailsTo(target.port, contactEmail)
  if (letters.length === 0) broken.push(`nothing is written to ${name}`)
  for (const { subject = '', html = '' } of letters) {
    if (/<(?:img src=x|script)/i.test(html)) broken.push(`the e-mail “${subject}” has the markup of ${name}`)
    if (/[\r\n]/.test(subject)) broken.push(`the subject of an e-mail to ${name} has a line`)
  }
  await documentsOf(desk.agent, AccountId.parse(accountId))
  const { content } = await desk.agent.call(searchOwnerDocuments, {
    params: { ownerId: AccountId.parse(accountId) },
    query: {},
  })
  for (const { docId, docName } of content) {
    const { url } = await desk.agent.call(downloadDocument, { query: { docId } })
    const file = await fetch(url)
    const bytes = Buffer.from(await file.arrayBuffer()).toString('latin1')
    if (!bytes.startsWith('%PDF')) broken.push(`${docName} of ${name} is no document: ${file.status}`)
    const found = active.exec(bytes)?.[0]
    if (found !== undefined) broken.push(`${docName} of ${name} has ${found}`)
  }
  return broken
}

/** The audit trail as a file holds no cell that a spreadsheet would run. */
const cells = async ({ ask, provenTokenOf }: Target): Promise<string[]> => {
  const answer = await ask(exportAuditTrail, { body: {} }, { token: await provenTokenOf(people('us').superAdmin) })
  const { csv = '' } = JSON.parse(answer.body) as { readonly csv?: string }
  const { data } = papaparse.parse<string[]>(csv)
  if (!csv.includes('cmd|')) return ['the audit trail does not name the companies']
  return data
    .flat()
    .flatMap((cell) => (/^[=+\-@\t\r＝＋－＠]/.test(cell) ? [`a cell of the audit trail is ${cell}`] : []))
}

/** A name is a name, wherever it is shown. */
export const injection: Attack = {
  name: 'injection',
  attack: async (target) => {
    const desk = await deskOf(target)
    const broken: string[] = []
    for (const name of formulas) await openAccount(desk.agent, named(name))
    for (const name of markup) broken.push(...(await written(target, desk, name)))
    return [...broken, ...(await cells(target)), ...(await texts(target))]
  },
}
