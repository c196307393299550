/** Why a photograph is held back that its place, its time and its taker cannot be taken out of. */
export const uncleanable =
  'Where, when and by whom it was taken cannot be taken out of it. Save it as JPEG or PNG, and bring that.'

/** Thrown where a picture is not laid out as its format has it, so that nobody can say what of it tells of its taker. */
export class Uncleanable extends Error {}
