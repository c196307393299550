import { Script } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { oldBrowserScript } from './plugin.ts'

const script = oldBrowserScript()

describe('the page for old browsers', () => {
  it('is a script', () => expect(() => new Script(script)).not.toThrow())

  it('asks for the latest Chrome and has the support contact of every region', () => {
    expect(script).toContain('Please use the latest Chrome.')
    expect(script).toContain('Copied to Clipboard!')
    for (const region of ['us', 'uk', 'au']) expect(script).toContain(`support.${region}@palisade.example`)
  })

  it('keeps to the language of Internet Explorer', () => {
    expect(script.replace(/^\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')).not.toMatch(
      /=>|`|\b(const|let|class)\b|\?\.|\?\?/,
    )
  })
})
