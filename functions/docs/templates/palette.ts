/** The house colours as documents use them: the same ink, paper and accent as the web, solid enough for a laser printer. */
export const palette = {
  ink: '#14213D',
  inkSoft: '#4B566E',
  inkFaint: '#66708A',
  white: '#FFFFFF',
  paper: '#FAF8F3',
  hairline: '#E3DED3',
  accent: '#0E7566',
  accentSoft: '#E2F0EC',
  accentOnInk: '#7FD6C4',
  barUp: '#8A97B4',
  barDown: '#2E9C89',
  barCharge: '#C9C2B2',
  caution: '#92400E',
  cautionSoft: '#FBF1DF',
} as const
