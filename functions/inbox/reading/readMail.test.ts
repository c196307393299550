import { describe, expect, it } from 'vitest'
import { readMail } from './readMail.ts'
import { textOfPage } from './textOfPage.ts'

const mail = (head: readonly string[], body: string) =>
  readMail(Buffer.from(['From: Sam Reed <sam@outside.example>', ...head, '', body].join('\r\n')))

describe('a mail', () => {
  it('is read with its names, whatever their script', async () => {
    const { subject, fromName, to, answers } = await mail(
      [
        'Subject: =?utf-8?B?w4RuZGVydW5n?= der Police',
        'To: submissions@us.palisade.example, Ida <ida@claims.example>',
        'In-Reply-To: <b@x>',
        'References: <a@x> <b@x>',
      ],
      'Hello',
    )
    expect(subject).toBe('Änderung der Police')
    expect(fromName).toBe('Sam Reed')
    expect(to).toEqual(['submissions@us.palisade.example', 'ida@claims.example'])
    expect(answers).toEqual(['b@x', 'a@x'])
  })

  it('is told as unproven, spam or dangerous by what its carrier says', async () => {
    const verdicts = ['X-SES-Virus-Verdict: FAIL', 'Authentication-Results: amazonses.com; dmarc=fail']
    expect(await mail(verdicts, '')).toMatchObject({ isSpam: false, hasVirus: true, isUnproven: true })
    expect(await mail(['X-SES-Spam-Verdict: FAIL'], '')).toMatchObject({ isSpam: true, hasVirus: false })
    expect(await mail(['X-SES-Spam-Verdict: PASS'], '')).toMatchObject({ isSpam: false, isUnproven: false })
  })

  it('that is longer than what is kept says so', async () => {
    const { body, isCut } = await mail([], 'word '.repeat(20_000))
    expect(body).toHaveLength(60_000)
    expect(isCut).toBe(true)
  })

  it('is cut between characters, so that it can be kept', async () => {
    const utf8 = ['Content-Type: text/plain; charset=utf-8', `Subject: ${'s'.repeat(199)}😀`]
    const { body, subject } = await mail(utf8, `${'b'.repeat(59_999)}😀 and more`)
    expect([subject, body]).toEqual(['s'.repeat(199), 'b'.repeat(59_999)])
  })

  it('that is written to take for ever is read at once', async () => {
    const html = ['Content-Type: text/html']
    expect((await mail(html, '<style'.repeat(300_000))).body).toBe('')
    expect((await mail(html, `<p${' '.repeat(900_000)}x`)).body).toBe('')
    expect((await mail([`Subject: ${' '.repeat(50_000)}x`], `${' '.repeat(900_000)}x`)).isCut).toBe(true)
  })
})

it('a page is read as text: what begins a line, and nothing of what is not read', () => {
  const page = '<head><title>No</title></head><p>One<br>two</p><script>three()</script><ul><li>four &lt;5&gt;</ul>'
  expect(textOfPage(page)).toBe('One\ntwo\nfour <5>')
})
