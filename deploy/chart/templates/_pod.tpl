{{/* The pod of a piece, and of the Job that prepares its stores. Takes root, name, piece and component. */}}
{{- define "shop.pod" -}}
{{- $serves := eq .component "serve" -}}
metadata:
  labels:
    {{- include "shop.labels" . | nindent 4 }}
  {{- if and $serves .piece.env.METRICS_PORT }}
  annotations: { prometheus.io/scrape: 'true', prometheus.io/port: {{ .piece.env.METRICS_PORT | quote }} }
  {{- end }}
spec:
  # Otherwise a Service named catalog would set CATALOG_PORT=tcp://… in the environment of every pod.
  enableServiceLinks: false
  automountServiceAccountToken: false
  terminationGracePeriodSeconds: 30
  securityContext: {{ include "shop.nobody" 1000 }}
  {{- with .root.Values.images.pullSecrets }}
  imagePullSecrets: {{ toJson . }}
  {{- end }}
  {{- if $serves }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector: { matchLabels: { {{- include "shop.labels" . | replace "\n" ", " -}} } }
  {{- else }}
  restartPolicy: OnFailure
  {{- end }}
  containers:
    - name: {{ .name }}
      image: {{ printf "%s/%s:%s" .root.Values.images.registry .piece.image (.piece.tag | default .root.Values.images.tag | default .root.Chart.AppVersion) }}
      imagePullPolicy: {{ .root.Values.images.pullPolicy }}
      securityContext: {{ include "shop.powerless" . }}
      {{- with .piece.args }}
      args: {{ toJson . }}
      {{- end }}
      env:
        {{- range $key, $value := .piece.env }}
        - { name: {{ $key }}, value: {{ $value | quote }} }
        {{- end }}
        {{- range $variable, $key := .piece.secrets }}
        - { name: {{ $variable }}_FILE, value: /run/secrets/{{ $key }} }
        {{- end }}
        {{- if eq .component "prepare" }}
        - { name: PREPARE_ONLY, value: '1' }
        {{- end }}
      resources: {{ toJson .piece.resources }}
      {{- if $serves }}
      ports:
        - { name: http, containerPort: 8080 }
        {{- with .piece.env.METRICS_PORT }}
        - { name: metrics, containerPort: {{ . }} }
        {{- end }}
      # A copy starts only when it has reached its stores, so that a broken version stops here. Later a missing store
      # must not remove all copies at once: each copy reports itself what it cannot do.
      startupProbe: { httpGet: { path: /readyz, port: http }, periodSeconds: 1, timeoutSeconds: 3, failureThreshold: 120 }
      readinessProbe: { httpGet: { path: /healthz, port: http }, periodSeconds: 5, timeoutSeconds: 3 }
      livenessProbe: { httpGet: { path: /healthz, port: http }, periodSeconds: 10, timeoutSeconds: 5 }
      {{- if .piece.preStopSeconds }}
      lifecycle: { preStop: { sleep: { seconds: {{ .piece.preStopSeconds }} } } }
      {{- end }}
      {{- end }}
      volumeMounts:
        - { name: tmp, mountPath: /tmp }
        {{- if .piece.secrets }}
        - { name: secrets, mountPath: /run/secrets, readOnly: true }
        {{- end }}
        {{- if .piece.releases }}
        - { name: releases, mountPath: /srv/releases }
        {{- end }}
        {{- if .piece.env.REMOTES_FILE }}
        - { name: remotes, mountPath: {{ dir .piece.env.REMOTES_FILE }}, readOnly: true }
        {{- end }}
  volumes:
    - { name: tmp, emptyDir: { sizeLimit: {{ .piece.tmp | default "256Mi" }} } }
    {{- with .piece.secrets }}
    - name: secrets
      secret:
        secretName: {{ include "shop.secret" $.root }}
        defaultMode: 0440
        items:
          {{- range (values . | sortAlpha) }}
          - { key: {{ . }}, path: {{ . }} }
          {{- end }}
    {{- end }}
    {{- if .piece.releases }}
    - { name: releases, persistentVolumeClaim: { claimName: {{ .name }}-releases } }
    {{- end }}
    {{- if .piece.env.REMOTES_FILE }}
    # As a folder: a file alone would never change in a pod that runs.
    - { name: remotes, configMap: { name: remotes } }
    {{- end }}
{{- end }}
