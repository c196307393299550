import type { RegionCode } from '#shared/regions/code.ts'

/** A territory's place in the picture of its region, from the top left. */
type Tile = { readonly territory: string; readonly row: number; readonly column: number }

/** Territories of each region where they lie to each other; a dot is nothing. */
const pictures: Readonly<Record<RegionCode, string>> = {
  us: `
    AK .  .  .  .  .  .  .  .  .  ME
    .  .  .  .  .  .  .  .  .  VT NH
    WA ID MT ND MN IL WI MI NY RI MA
    OR NV WY SD IA IN OH PA NJ CT .
    CA UT CO NE MO KY WV VA MD DE .
    .  AZ NM KS AR TN NC SC DC .  .
    .  .  .  OK LA MS AL GA .  .  .
    HI .  .  TX .  .  .  .  FL .  .`,
  uk: `
    .   .   SCT .
    NIR .   NE  .
    .   NW  YH  .
    WLS WM  EM  EE
    .   SW  LDN .
    CD  .   SE  .`,
  au: `
    .  NT  QLD .
    WA SA  NSW NI
    .  VIC ACT .
    .  TAS .   .`,
}

/** Where the territories of a region stand in its picture. */
export const tilesOf = (code: RegionCode): readonly Tile[] =>
  pictures[code]
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      line
        .trim()
        .split(/\s+/)
        .flatMap((territory, column) => (/^[A-Z]+$/.test(territory) ? [{ territory, row, column }] : [])),
    )
