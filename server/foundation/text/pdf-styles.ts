import type { Style } from './pdf.ts'

export const INK = '#24201C'
export const MUTED = '#5E564E'
export const LINE = '#E6DED3'
export const PRUNE = '#6D2E5B'

export const SHEET_STYLES = {
  kind: { face: 'bold', size: 9.5, color: PRUNE },
  aside: { face: 'text', size: 9.5, color: MUTED },
  title: { face: 'title', size: 21, color: INK, leading: 1.22 },
  foot: { face: 'text', size: 8.5, color: MUTED },
} as const satisfies Record<string, Style>
