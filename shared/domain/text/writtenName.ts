/**
 * How people and towns are written: letters of any script, and with them spaces, hyphens, apostrophes and periods, as in
 * O’Brien, King’s Lynn and St. Louis (decision: names-as-written).
 */
export const writtenName = /^['’]?\p{L}[\p{L}\p{M} .'’-]*$/u
