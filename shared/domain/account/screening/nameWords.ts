/** Letters of other alphabets, and those that lose no accent, by how passports and registers write them. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а a,б b,в v,г g,д d,е e,ё e,ж zh,з z,и i,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh,щ shch',
    'ъ ,ы y,ь ,э e,ю yu,я ya,є ye,і i,ї i,ґ g,ў u,ј j,љ lj,њ nj,ћ c,ђ dj,џ dz',
    'α a,β v,γ g,δ d,ε e,ζ z,η i,θ th,ι i,κ k,λ l,μ m,ν n,ξ x,ο o,π p,ρ r,σ s,ς s,τ t,υ y,φ f,χ ch,ψ ps,ω o',
    'ا a,أ a,إ i,آ a,ب b,ت t,ث th,ج j,ح h,خ kh,د d,ذ dh,ر r,ز z,س s,ش sh,ص s,ض d,ط t,ظ z,ع a,غ gh,ف f,ق q,ك k,ک k,ل l',
    'م m,ن n,ه h,ة a,و w,ي y,ی y,ى a,ئ y,ؤ w,ء ,گ g,چ ch,پ p,ژ zh',
    'ß ss,ø o,đ d,ł l,æ ae,œ oe,þ th,ð d,ı i',
  ].flatMap((line) => line.split(',').map((pair) => pair.split(' '))),
)

/** How a legal form is written at length. */
const shortForm: ReadonlyMap<string, string> = new Map([
  ['aktiengesellschaft', 'ag'],
  ['company', 'co'],
  ['corporation', 'corp'],
  ['incorporated', 'inc'],
  ['limited', 'ltd'],
  ['obshchestvo', 'ooo'],
  ['proprietary', 'pty'],
])

/** Words that tell nobody apart: legal forms, articles, and particles of names. */
const common = new Set(
  [
    'ag al and bhd bin bint bv co corp de del der el ent europe fze gang gmbh group holding holdings ibn inc international',
    'jsc kg la les llc llp lp ltd mbh nv of oao ojsc ooo otc ou pao pjsc plc pte pty sa sal sarl sas sdn se spa srl the',
    'und van von y zao',
  ].flatMap((line) => line.split(' ')),
)

/** A text in Latin letters without case, accents and signs. */
const plain = (text: string): string =>
  [
    ...text
      .toLowerCase()
      .normalize('NFKC')
      .replace(/[йё]/g, (letter) => latin[letter] ?? letter),
  ]
    .map((letter) => latin[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .replace(/['’`ʼ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A word by its sound: spellings of one name in another alphabet fall together. */
const sound = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/[kg]h/g, 'k')
    .replace(/ck|q|c(?!h)/g, 'k')
    .replace(/dj|dzh/g, 'j')
    .replace(/tz|ts/g, 'z')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/oo|ou|o/g, 'u')
    .replace(/[eiy]+/g, 'i')
    .replace(/(.)\1+/gu, '$1')
    .replace(/(?<=.)h$/, '')

/** A name as it is compared. */
export interface NameWords {
  /** Every word by its sound. */
  readonly all: readonly string[]
  /** Those that tell whom it names; all of a name that is common words alone. */
  readonly telling: readonly string[]
  /** All words in one, since where words part is often a matter of taste. */
  readonly joined: string
}

/** Letters of all telling words below which a name tells too little without its common ones. */
const fewLetters = 6

/** A name in words by their sound, whatever its alphabet, accents, order and legal form. */
export const nameWords = (name: string): NameWords => {
  const words = plain(name)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => shortForm.get(word) ?? word)
  const telling = words.filter((word) => !common.has(word))
  const all = words.map(sound)
  return {
    all,
    telling: telling.join('').length >= fewLetters ? telling.map(sound) : all,
    joined: sound((telling.join('').length >= fewLetters ? telling : words).join('')),
  }
}
