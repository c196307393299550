import { describe, expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { publicLinks } from '../layout/publicLinks.ts'
import { firstLoginPage } from './loginPage.ts'

describe.each(regionCodes)('the login of %s before the app is there', (code) => {
  const region = regionOf(code)
  const page = firstLoginPage(region, 2026)

  it('asks for the e-mail and has the legal lines of the region', () => {
    expect(page).toContain('<h1>Sign in</h1>')
    expect(page).toContain('<p id="first-trouble" role="alert" hidden>The server cannot be reached.')
    expect(page).toMatch(/<label for="first-email">Email<\/label><input id="first-email"/)
    expect(page).toContain('<button id="first-continue" type="button" disabled>Continue</button>')
    expect(page).toContain(`© 2026 Palisade. ${region.provider.legalEntity}`)
    for (const { to } of publicLinks) expect(page).toContain(`<a href="${to}">`)
  })

  it('offers a passkey, and asks about cookies when it is time', () => {
    expect(page).toContain('<span>Sign in with a passkey</span></button>')
    expect(page).toMatch(/<div id="first-cookies" role="region" aria-label="Cookies" hidden>/)
    expect(page).toContain('<button type="button" value="declined">Only necessary</button>')
  })

  it('has the marketing panel where the region has one', () => {
    expect(page.includes('Adaptive Cyber Insurance')).toBe(code !== 'au')
  })

  it('has nothing that the content security policy would stop', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/)
  })
})
