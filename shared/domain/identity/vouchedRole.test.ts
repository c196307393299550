import { describe, expect, it } from 'vitest'
import { roleSaid, rolesToSay, valuesSaid } from './vouchedRole.ts'

describe('what a provider says of somebody', () => {
  it('is one value or several, as the user pool writes them', () => {
    expect(valuesSaid('Agent')).toEqual(['Agent'])
    expect(valuesSaid('[sales, west coast]')).toEqual(['sales', 'west coast'])
    expect(valuesSaid('["sales","west coast","sales"]')).toEqual(['sales', 'west coast'])
    expect(valuesSaid('[West+Coast, R%26D%2C+North, caf%C3%A9]')).toEqual(['West Coast', 'R&D, North', 'café'])
    expect(valuesSaid('[R+D & more, 100%, %ff]')).toEqual(['R+D & more', '100%', '%ff'])
    expect(valuesSaid('["R+D"]')).toEqual(['R+D'])
    expect(valuesSaid('R+D')).toEqual(['R+D'])
    for (const nothing of [undefined, '', ' ', '[]', '[ ]']) expect(valuesSaid(nothing)).toEqual([])
  })

  it('is a role by its own name, or by the word that was agreed for it', () => {
    const agency = { accountType: 'AGENCY', words: [{ role: 'Agent', says: 'palisade-sales' }] } as const
    expect(roleSaid({ ...agency, text: 'Customer Service' })).toBe('Customer Service')
    expect(roleSaid({ ...agency, text: '[staff, Palisade-Sales]' })).toBe('Agent')
    expect(roleSaid({ ...agency, text: 'Agent' })).toBeUndefined()
    expect(roleSaid({ ...agency, text: undefined })).toBeUndefined()
  })

  it('is of several roles the one that may most', () => {
    for (const text of ['[Agent, Principal Producer]', '[Agent, Principal+Producer]'])
      expect(roleSaid({ accountType: 'AGENCY', text })).toBe('Principal Producer')
  })

  it('is no role of another kind of organization, and none that people alone give', () => {
    expect(roleSaid({ accountType: 'AGENCY', text: 'Carrier Admin' })).toBeUndefined()
    expect(roleSaid({ accountType: 'COWBELL', text: 'Super Admin' })).toBeUndefined()
    expect(rolesToSay('COWBELL')).not.toContain('Power User')
    expect(rolesToSay('AGENCY')).toEqual(['Agency Admin', 'Principal Producer', 'Customer Service', 'Agent'])
  })
})
