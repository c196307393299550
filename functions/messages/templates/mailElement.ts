import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactElement } from 'react'
import { greeting, helpLine, signature } from './greeting.ts'
import type { MailContent } from './mail.ts'
import type { MailData } from './mailData.ts'
import { accentsOf, dark, light } from './palette.ts'

const font = "Inter, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: light.paper, fontFamily: font, color: light.ink },
  // An address written out breaks where it must: a phone shows the card whole.
  card: {
    maxWidth: 560,
    margin: '0 auto',
    padding: '32px 28px',
    backgroundColor: light.card,
    borderRadius: 8,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  name: { margin: '0 0 28px', fontSize: 16, lineHeight: '20px', fontWeight: 600, color: light.ink },
  title: { margin: '0 0 16px', fontSize: 22, lineHeight: '28px', fontWeight: 600, color: light.ink },
  paragraph: { margin: '0 0 14px', fontSize: 15, lineHeight: '24px', color: light.ink },
  code: {
    margin: '4px 0 20px',
    padding: '16px 0',
    fontSize: 34,
    lineHeight: '40px',
    fontWeight: 600,
    letterSpacing: 8,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 6,
    color: light.ink,
  },
  facts: { margin: '8px 0 22px', borderCollapse: 'collapse', borderTop: `1px solid ${light.hairline}` },
  fact: { borderBottom: `1px solid ${light.hairline}` },
  label: {
    width: '42%',
    textAlign: 'left',
    fontWeight: 400,
    padding: '9px 12px 9px 0',
    fontSize: 13,
    lineHeight: '20px',
    color: light.inkSoft,
    verticalAlign: 'top',
  },
  value: {
    padding: '9px 0',
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 600,
    color: light.ink,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    wordBreak: 'break-word',
  },
  button: {
    color: '#FFFFFF',
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    padding: '13px 22px',
    borderRadius: 6,
    textDecoration: 'none',
  },
  agency: { margin: '-20px 0 28px', fontSize: 13, lineHeight: '20px', color: light.inkSoft },
  note: { margin: '0 0 8px', fontSize: 13, lineHeight: '20px', color: light.inkSoft },
  signed: [{ margin: '12px 0 0', fontWeight: 600, color: light.ink }, { margin: 0 }],
  rule: { margin: '24px 0 16px', border: 'none', borderTop: `1px solid ${light.hairline}` },
  legal: {
    maxWidth: 504,
    margin: '16px auto 0',
    padding: '0 28px',
    fontSize: 12,
    lineHeight: '18px',
    color: light.inkSoft,
  },
} as const

/** Clients that follow the reader's dark setting get the dark palette; the others keep the inline one. */
const darkStyle = ({
  accentSoft,
  button,
}: ReturnType<typeof accentsOf>['dark']) => `@media (prefers-color-scheme: dark) {
.paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important }
.card { background-color: ${dark.card} !important }
.ink { color: ${dark.ink} !important }
.soft { color: ${dark.inkSoft} !important }
.line { border-color: ${dark.hairline} !important }
.tint { background-color: ${accentSoft} !important }${
  button === undefined
    ? ''
    : `
.act { background-color: ${button.main} !important; color: ${button.written} !important }
.mark { color: ${button.main} !important }`
}
}`

const paragraph = (text: string, index: number) =>
  h(Text, { key: index, className: 'ink', style: styles.paragraph }, text)

const factTable = (facts: NonNullable<MailContent['facts']>) =>
  h(
    'table',
    { className: 'line', width: '100%', cellPadding: 0, cellSpacing: 0, style: styles.facts },
    h(
      'tbody',
      null,
      facts.map(({ label, value }) =>
        h(
          'tr',
          { key: label },
          h('th', { scope: 'row', className: 'soft line', style: { ...styles.label, ...styles.fact } }, label),
          h('td', { className: 'ink line', style: { ...styles.value, ...styles.fact } }, value),
        ),
      ),
    ),
  )

const itemList = ({ title, items }: NonNullable<MailContent['list']>) =>
  h(
    Section,
    { style: { margin: '0 0 18px' } },
    h(Text, { className: 'ink', style: { ...styles.paragraph, margin: '0 0 4px', fontWeight: 600 } }, title),
    h(
      'ul',
      { style: { margin: 0, paddingLeft: 20 } },
      items.map((item, index) =>
        h('li', { key: index, className: 'ink', style: { ...styles.paragraph, margin: '0 0 4px' } }, item),
      ),
    ),
  )

/** A text with a part of it that a line does not break: a telephone number is read whole. */
const keptWhole = (text: string, part: string | undefined) => {
  if (!part || !text.includes(part)) return text
  const [before, ...after] = text.split(part)
  return [before, h('span', { key: part, style: { whiteSpace: 'nowrap' } }, part), after.join(part)]
}

/** The e-mail as HTML: single column, one action, the same words as the plain text. */
export const mailElement = (content: MailContent, data: MailData): ReactElement => {
  const { preview, title, paragraphs, code, facts, list, action, notes } = content
  const { brand, sender } = data
  const accents = accentsOf(brand?.colours)
  return h(
    Html,
    { lang: data.locale },
    h(
      Head,
      null,
      h('title', null, title),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('style', null, darkStyle(accents.dark)),
    ),
    h(
      Body,
      { className: 'paper', style: styles.body },
      h(Preview, null, preview),
      h(
        Container,
        { className: 'card', style: styles.card },
        sender.logo
          ? h(Img, { src: sender.logo, alt: sender.name, height: 28, style: { marginBottom: 28 } })
          : h(
              Text,
              { className: 'ink', style: styles.name },
              h('span', { className: 'mark', style: { color: accents.light.accent } }, '▍'),
              sender.name,
            ),
        brand ? h(Text, { className: 'soft', style: styles.agency }, brand.name) : null,
        h(Heading, { as: 'h1', className: 'ink', style: styles.title }, title),
        paragraph(greeting(data), -1),
        paragraphs.map(paragraph),
        code
          ? h(
              Text,
              { className: 'ink tint', style: { ...styles.code, backgroundColor: accents.light.accentSoft } },
              code,
            )
          : null,
        facts?.length ? factTable(facts) : null,
        list ? itemList(list) : null,
        action
          ? h(
              Section,
              { style: { margin: '6px 0 20px' } },
              h(
                Button,
                {
                  className: 'act',
                  href: action.href,
                  style: { ...styles.button, backgroundColor: accents.light.accent },
                },
                action.label,
              ),
            )
          : null,
        notes?.map((note, index) => h(Text, { key: index, className: 'soft', style: styles.note }, note)),
        h(Hr, { className: 'line', style: styles.rule }),
        h(Text, { className: 'soft', style: styles.note }, keptWhole(helpLine(data), sender.supportPhone)),
        signature(data)
          .filter((line) => line !== '')
          .map((line, index) =>
            h(
              Text,
              {
                key: line,
                className: index === 0 ? 'ink' : 'soft',
                style: { ...styles.note, ...styles.signed[index] },
              },
              keptWhole(line, sender.supportPhone),
            ),
          ),
      ),
      h(Text, { className: 'soft', style: styles.legal }, sender.legalLine),
    ),
  )
}
