/** What a promise gives, or `otherwise` where it fails or does not settle in that many milliseconds. */
export async function withTimeout<T>(
  milliseconds: number,
  promise: Promise<T>,
  otherwise: T,
): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(() => resolve(otherwise), milliseconds);
  try {
    return await Promise.race([promise.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}
