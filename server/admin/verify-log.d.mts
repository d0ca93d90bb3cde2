export function faultsOf(copy: string, kept?: string): string[]
