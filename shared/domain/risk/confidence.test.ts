import { describe, expect, it } from 'vitest'
import { standingOf } from './confidence.ts'
import { textOfFinding } from './findingTexts.ts'

const seen = (['dmarc', 'spf', 'tlsGrade', 'leakedCredentials'] as const).map(textOfFinding)
const told = ['Endpoint detection and response', 'Security awareness training', 'Size of the organization']
const of = (...texts: readonly string[]) => standingOf({ drivers: texts.map((text) => ({ text, effect: 3 })) })

describe('the confidence in a factor', () => {
  it('is low where nothing, or one thing alone, moves it', () => {
    expect(of()).toEqual({ confidence: 'LOW', seen: 0, told: 0 })
    expect(of(...seen.slice(0, 1))).toEqual({ confidence: 'LOW', seen: 1, told: 0 })
  })

  it('is high where several things do, what was seen and what was told among them', () => {
    expect(of(...seen.slice(0, 2), ...told.slice(0, 2))).toEqual({ confidence: 'HIGH', seen: 2, told: 2 })
    expect(of(...seen.slice(0, 1), ...told)).toEqual({ confidence: 'HIGH', seen: 1, told: 3 })
  })

  it('is medium between: few things, or many of one kind', () => {
    expect(of(...told.slice(0, 2)).confidence).toBe('MEDIUM')
    expect(of(...seen).confidence).toBe('MEDIUM')
  })
})
