/**
 * Whether an error is Redis's answer while it cannot do its work: out of memory, a replica, loading,
 * without its master or cluster, unable to save, busy with a script, or closed to these credentials.
 */
export const isRedisRefusal = ({ message }: Error): boolean =>
  /(?:^|: )(?:OOM|READONLY|LOADING|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|MISCONF|BUSY|TRYAGAIN|NOAUTH|WRONGPASS|NOPERM) /.test(
    message,
  );
