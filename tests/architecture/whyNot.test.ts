import { describe, expect, it } from 'vitest'
import { under } from './sources.ts'

/** Controls that may be disabled, each because the reason stands beside it without being asked for. */
const toldBeside: Readonly<Record<string, string>> = {
  'web/src/charts/ChartSkeleton.tsx': 'It keeps the room of a button, unseen.',
  'web/src/features/account/forms/DomainField.tsx': 'A field has its reason under it (`notNow` of FieldProps).',
  'web/src/forms/': 'A field has its reason under it (`notNow` of FieldProps).',
  'web/src/records/questionnaire/AnswerField.tsx': 'The reason stands above the questions.',
  'web/src/records/questionnaire/AnswerPills.tsx': 'The reason stands above the questions.',
}

/** Each element of a text that is written with a capital, or takes input, as it is opened. */
const opened = function* (text: string): Generator<{ readonly name: string; readonly tag: string }> {
  for (const match of text.matchAll(/<([A-Z]\w*|button|input|select|textarea)(?=[\s/>])/g)) {
    const [whole, name = ''] = match
    let depth = 0
    let end = match.index + whole.length
    for (; end < text.length; end += 1) {
      const char = text[end]
      if (char === '{' || char === '(') depth += 1
      else if (char === '}' || char === ')') depth -= 1
      else if (char === '>' && depth === 0) break
    }
    yield { name, tag: text.slice(match.index, end) }
  }
}

/** The attributes of an element, without what stands in braces. */
const attributes = (tag: string): string => {
  let depth = 0
  let outside = ''
  for (const char of tag) {
    if (char === '{') depth += 1
    if (depth === 0) outside += char
    if (char === '}') depth -= 1
  }
  return outside
}

const disabledIn = (text: string): readonly string[] =>
  [...opened(text)].filter(({ tag }) => /\sdisabled(?=[\s=/]|$)/.test(attributes(tag))).map(({ name }) => name)

const screens = under('web/src/').filter(({ path }) => path.endsWith('.tsx'))

describe('a control that is greyed', () => {
  it('tells why (WhyNot, notNow), and is disabled where that stands beside it alone', () => {
    const swallowing = screens
      .filter(({ path }) => !Object.keys(toldBeside).some((each) => path.startsWith(each)))
      .flatMap(({ path, text }) => disabledIn(text).map((name) => `${path}: <${name} disabled>`))
    expect(swallowing).toEqual([])
  })

  it('is found by its attribute alone', () => {
    expect(disabledIn('<Button sx={{ color: "text.disabled" }} disabled={a > b}>Go</Button>')).toEqual(['Button'])
    expect(disabledIn('<Box sx={{ "&:disabled": {} }} /><input disabled />')).toEqual(['input'])
  })

  it('is asked about where a permission is what hides it: screens know rights by useMay alone, which notes what it refuses', () => {
    const askers = under('web/src/')
      .filter(({ text }) => /\b(mayAs|mayUse)\(/.test(text))
      .map(({ path }) => path)
    expect(askers).toEqual(['web/src/api/useMay.ts'])
  })
})
