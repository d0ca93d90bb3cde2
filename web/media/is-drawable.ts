/** The server may still refuse a file that this browser can draw. */
export async function isDrawable(file: File): Promise<boolean> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
    return true
  } catch {
    return false
  } finally {
    URL.revokeObjectURL(address)
  }
}
