import type { WholeUnits } from '../money/amounts.ts'
import type { CoverageKey } from './coverageId.ts'

export const presetNames = ['basic', 'popular', 'elite'] as const
export type PresetName = (typeof presetNames)[number]

/** Presets by their number on the wire; -1 is a custom selection (quoting-and-servicing, sections 4 and 9). */
export const presetNumbers = { basic: 1, popular: 2, elite: 3 } as const satisfies Record<PresetName, number>
export const customPreset = -1

/** What a preset selects besides the coverages that are always on, each with the sublimit it asks for (null: the rule's own). */
export type Preset = Partial<Readonly<Record<CoverageKey, WholeUnits | null>>>

/** The packages that a product offers. A coverage of one that is unavailable to the risk is left out. */
export type Presets = Readonly<Record<PresetName, Preset>>

/** The preset of a number, or undefined for a custom selection. */
export const presetByNumber = (preset: number): PresetName | undefined =>
  presetNames.find((name) => presetNumbers[name] === preset)
