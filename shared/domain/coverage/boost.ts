import { z } from 'zod'
import type { RegionCode } from '../../regions/code.ts'

/** Versions of the boosted form (identity-and-public, section 2). V4 carries TRIA always, V5 leaves it to the insured. */
export const boosts = ['V4', 'V5'] as const
export const Boost = z.enum(boosts)
export type Boost = z.infer<typeof Boost>

/** Terrorism cover belongs to the US alone: it follows the Terrorism Risk Insurance Act. */
export const isTriaOffered = (region: RegionCode): boolean => region === 'us'

export const isTriaMandatory = (region: RegionCode, boost: Boost | undefined): boolean =>
  isTriaOffered(region) && boost === 'V4'
