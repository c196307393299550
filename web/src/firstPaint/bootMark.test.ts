import { expect, it } from 'vitest'
import { bootMark } from './bootMark.ts'

it('says that the page is on its way, and has nothing that the content security policy would stop', () => {
  expect(bootMark()).toContain('<p>Loading…</p>')
  expect(bootMark()).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/)
})
