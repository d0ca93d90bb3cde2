declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'woff2' | 'truetype'
    /** One value pins an axis, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
